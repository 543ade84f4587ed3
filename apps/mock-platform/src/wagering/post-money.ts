import type { PostingRequest } from '../ledger/ledger';
import type { World } from '../world/world';
import { type Funding, freeOf, fundingOf, isFree, isGrant } from './funding';
import type { Round } from './round';

/** `refund`: a stake that comes back untouched. `reversal`: a payout that is taken back, since the bet is settled anew. */
export type Movement = 'payout' | 'refund' | 'reversal';

const KINDS = {
  main: { payout: 'bet.payout', refund: 'bet.refund', reversal: 'bet.reversal' },
  // Play money has no refunds of its own: no record lists it.
  trial: { payout: 'trial.payout', refund: 'trial.payout', reversal: 'trial.reversal' },
  grant: { payout: 'grant.payout', refund: 'grant.refund', reversal: 'grant.reversal' },
  vendor: { payout: 'vendor.payout', refund: 'vendor.refund', reversal: 'vendor.reversal' },
} as const;

const RELEASES = { main: 'round.release', trial: 'trial.release' } as const;

export type Payer = Pick<Round, 'id' | 'memberId' | 'sources' | 'balanceMinor'>;

interface Posting {
  movement: Movement;
  /** Of the ledger's idempotency key, behind the round's. */
  key: string;
  at: number;
}

const VENDOR = 'vendor:';
/** Whose wallet an account is; null for the member's own. */
export const vendorOf = (account: string): string | null =>
  account.startsWith(VENDOR) ? account.slice(VENDOR.length) : null;

function bookOf(account: string): 'main' | 'trial' {
  if (account !== 'main' && account !== 'trial') throw new Error(`no account is called ${account}`);
  return account;
}

/** Keeps what the round's own wallet holds by now. */
export function noteBalance(round: Payer, account: string, balanceMinor: number): void {
  if (account === round.sources[0]) round.balanceMinor = balanceMinor;
}

interface Common {
  key: string;
  memberId: string;
  amountMinor: number;
  reference: string;
  at: number;
}

/**
 * What a grant staked comes back to it. Once it was converted, the main account gets it and gives it back; of one that was lost,
 * the house's promotions do, by way of the grant. Returns what the main account holds then; null: it was not moved.
 */
function postGrant(
  world: World,
  common: Common,
  { grantId, movement }: { grantId: string; movement: Movement },
): number | null {
  const end = world.grants.endOf(world, grantId);
  if (end === 'CONVERTED') {
    return world.ledger.postWithin({ ...common, kind: KINDS.main[movement] }).balanceAfterMinor;
  }
  const isLost = end === 'LOST';
  const aside = { ...common, grantId, key: `${common.key}:lost` };
  if (isLost && movement === 'reversal') world.ledger.postWithin({ ...aside, kind: 'grant.restore' });
  world.ledger.postWithin({ ...common, grantId, kind: KINDS.grant[movement] });
  if (isLost && movement !== 'reversal') world.ledger.postWithin({ ...aside, kind: 'grant.forfeit' });
  return null;
}

const commonOf = ({ id: roundId, memberId }: Payer, { key, amountMinor, at }: Omit<Posting, 'movement'> & Funding) => ({
  ...{ key: `bet:${roundId}:${key}`, memberId, amountMinor, reference: roundId, at },
});

/** What the ledger is asked for where money goes to one of the member's own wallets, or back from it. */
export function postingOf(round: Payer, { movement, ...source }: Funding & Posting): PostingRequest {
  const common = commonOf(round, source);
  const vendor = vendorOf(source.account);
  return vendor === null
    ? { ...common, kind: KINDS[bookOf(source.account)][movement] }
    : { ...common, kind: KINDS.vendor[movement], vendor };
}

/** Gives money to one source, or takes back what was given; nothing for nothing. Throws `INSUFFICIENT_FUNDS`. */
export function postMoney(world: World, round: Payer, posting: Funding & Posting): boolean {
  const { account, grantId, amountMinor, movement } = posting;
  if (amountMinor === 0) return false;
  if (grantId !== undefined) {
    const common = commonOf(round, posting);
    if (isFree({ account })) {
      world.grants.payFree(world, { ...common, freeId: grantId, movement });
      // It may have come to the main account.
      round.balanceMinor = null;
      return true;
    }
    const mainMinor = postGrant(world, common, { grantId, movement });
    if (mainMinor !== null) noteBalance(round, 'main', mainMinor);
    return true;
  }
  noteBalance(round, account, world.ledger.postWithin(postingOf(round, posting)).balanceAfterMinor);
  return true;
}

/** Gives back what was set aside for the round. The key is unique since what is held then changes with each. */
export function postRelease(
  world: World,
  round: Payer,
  { funding, at }: { funding: readonly Funding[]; at: number },
): void {
  for (const { account, amountMinor } of funding) {
    if (amountMinor === 0) continue;
    const { id: roundId, memberId } = round;
    const key = `bet:${roundId}:release:${world.ledger.balance(roundId, 'round.held')}`;
    const common = { key, memberId, roundId, amountMinor, reference: roundId, at };
    const vendor = vendorOf(account);
    const { balanceAfterMinor } =
      vendor === null
        ? world.ledger.postWithin({ ...common, kind: RELEASES[bookOf(account)] })
        : world.ledger.postWithin({ ...common, kind: 'vendor.release', vendor });
    noteBalance(round, account, balanceAfterMinor);
  }
}

/** Stakes what was set aside: play money goes to the house of play money. */
export function stakeHeld(
  world: World,
  { id: roundId, wallet }: Pick<Round, 'id' | 'wallet'>,
  { amountMinor, at }: { amountMinor: number; at: number },
): void {
  if (amountMinor === 0) return;
  const key = `bet:${roundId}:held:${world.ledger.balance(roundId, 'round.held')}`;
  const kind = wallet === 'trial' ? 'trial.held' : 'round.stake';
  world.ledger.postWithin({ key, kind, roundId, amountMinor, reference: roundId, at });
}

/** What was told of a bet may have converted the bonus that could pay for it: then the main account holds more than its postings said. */
export function noteConverted(world: World, round: Payer): void {
  for (const source of round.sources) {
    const { grantId } = fundingOf(source, 0);
    if (isGrant(source) && grantId !== undefined && world.grants.endOf(world, grantId) === 'CONVERTED')
      round.balanceMinor = null;
  }
}

const balanceOf = (world: World, memberId: string, source: string): number =>
  balanceOfFunding(world, memberId, fundingOf(source, 0));

const balanceOfFunding = (world: World, memberId: string, { account, grantId }: Funding): number =>
  grantId !== undefined
    ? world.ledger.balance(grantId, 'member.bonus')
    : account.startsWith('vendor:')
      ? world.ledger.balance(memberId, 'member.vendor', account.slice('vendor:'.length))
      : world.ledger.balance(memberId, account === 'trial' ? 'member.trial' : 'member.main');

/** What the round's own wallet holds; free plays are of the main account's. */
export const walletBalance = (world: World, { memberId, sources }: Pick<Payer, 'memberId' | 'sources'>): number =>
  balanceOf(world, memberId, freeOf(sources) === null ? (sources[0] ?? 'main') : 'main');

/** Of which accounts an amount is taken: of the first as far as it goes, then of the next. The last one may be asked for too much. */
export function allocate(world: World, round: Payer, amountMinor: number): Funding[] {
  if (amountMinor === 0) return [];
  const { memberId, sources } = round;
  const last = sources.length - 1;
  let missingMinor = amountMinor;
  const funding = sources.map((account, index) => {
    if (index === last) return fundingOf(account, missingMinor);
    const heldMinor = balanceOf(world, memberId, account);
    noteBalance(round, account, heldMinor);
    const part = Math.min(missingMinor, heldMinor);
    missingMinor -= part;
    return fundingOf(account, part);
  });
  return last === 0 ? funding : funding.filter((source) => source.amountMinor > 0);
}
