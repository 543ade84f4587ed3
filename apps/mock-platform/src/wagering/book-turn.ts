import type { PostingRequest } from '../ledger/ledger';
import type { World } from '../world/world';
import { counted, expose, unexpose } from './expose';
import { divide, type Funding, isFree, join, take, takingFrom } from './funding';
import type { Turn } from './game-module';
import { allocate, type Movement, noteBalance, postingOf, postMoney, postRelease, stakeHeld } from './post-money';
import { postStake, type StakeTerms } from './post-stake';
import { amountOf, isOver, paidMinor, type Round } from './round';
import type { LineResult } from './settlement';
import { type Exposed, type Exposure, type Stake, sumOf } from './stake';

interface Booking {
  turn: Turn<unknown>;
  /** Whose exposures its stakes count towards, as `tableAt` says; left out: it has no stakes. */
  table?: string | null;
  at: number;
  /** Whoever asks tells of the stakes. */
  isUntold?: boolean | undefined;
  /** What the guard is told of the stakes; left out: the player adds to an open round. */
  terms?: StakeTerms;
  /** Takes what is freed, to be freed later; left out: it is at once. */
  freed?: Exposed[] | undefined;
}

const ADDED: StakeTerms = { by: 'member', isStart: false };

/** What a round is to give by a turn that is booked but for this. */
export interface Due {
  payout: Funding[];
  refund: Funding[];
  released: Funding[];
}

/** What a turn moves. */
interface Plan extends Due {
  staked: Funding[];
  heldMinor: number;
  exposed: Exposure[];
  freed: Exposed[];
}

/**
 * Books what a game answered: its stakes, then its results, then what goes back of the hold. Its transaction undoes
 * what throws. Throws `INSUFFICIENT_FUNDS` and `EXPOSURE_REACHED`; what cannot be is a fault of the game.
 */
export const bookTurn = (world: World, round: Round, booking: Booking): void =>
  pay(world, { round, at: booking.at, due: bookStakes(world, round, booking) });

/** As `bookTurn`, but for what the round gives. */
export function bookStakes(world: World, round: Round, booking: Booking): Due {
  const { turn, table = null, at, isUntold = false, terms = ADDED, freed } = booking;
  const number = round.asked.length;
  const plan = planTurn(world, round, { turn, table });
  const stakedMinor = amountOf(plan.staked) + plan.heldMinor;
  round.stakeMinor += stakedMinor;
  postStake(world, round, { funding: plan.staked, keyOf: (source) => stakeKey(round, source), at, terms });
  stakeHeld(world, round, { amountMinor: plan.heldMinor, at });
  if (stakedMinor > 0 && !isUntold && round.wallet !== 'trial') {
    const { id: roundId, memberId } = round;
    world.tell('bet.placed', { memberId, roundId, stakeMinor: stakedMinor, at, isOpen: !isOver(round), turn: number });
  }
  expose(world, round.family, plan.exposed);
  if (freed) freed.push(...plan.freed);
  else unexpose(world, round.family, plan.freed);
  return plan;
}

interface Paid {
  readonly round: Round;
  readonly due: Due;
  readonly at: number;
}

function pay(world: World, { round, due, at }: Paid): void {
  post(world, round, { movement: 'payout', funding: due.payout, at });
  post(world, round, { movement: 'refund', funding: due.refund, at });
  postRelease(world, round, { funding: due.released, at });
}

/** Whether all of it goes to wallets of the member's own, a posting each. */
const isPlain = ({ payout, refund, released }: Due): boolean =>
  released.length === 0 && [...payout, ...refund].every(({ grantId }) => grantId === undefined);

/** The postings of a round that gives plainly, as the ledger is asked for them. */
function plainPostings({ round, due, at }: Paid): { account: string; request: PostingRequest }[] {
  return (['payout', 'refund'] as const).flatMap((movement) =>
    due[movement].flatMap((source) => {
      if (source.amountMinor === 0) return [];
      const key = numbered(movement, round.payments);
      round.payments += 1;
      return { account: source.account, request: postingOf(round, { ...source, movement, key, at }) };
    }),
  );
}

/** Pays what rounds of different members are to give: all that is plain in one movement of the ledger. */
export function payAll(world: World, paid: readonly Paid[]): void {
  const plain: { round: Round; account: string; request: PostingRequest }[] = [];
  for (const one of paid) {
    if (isPlain(one.due)) plain.push(...plainPostings(one).map((posting) => ({ ...posting, round: one.round })));
    else pay(world, one);
  }
  const receipts = world.ledger.postAll(plain.map(({ request }) => request));
  for (const [index, { round, account }] of plain.entries()) {
    const receipt = receipts[index];
    if (receipt) noteBalance(round, account, receipt.balanceAfterMinor);
  }
}

function planTurn(world: World, round: Round, { turn, table }: { turn: Turn<unknown>; table: string | null }): Plan {
  round.state = turn.state;
  const { stakes = [], results = [], releaseMinor = 0 } = turn;
  const staked = allocate(
    world,
    round,
    sumOf(stakes, ({ held, stakeMinor }) => (held ? 0 : stakeMinor)),
  );
  const plan: Plan = { staked, heldMinor: 0, exposed: [], freed: [], payout: [], refund: [], released: [] };
  const takeNext = takingFrom(staked);
  for (const stake of stakes) {
    const funding = stake.held ? takeHeld(round, stake, plan) : takeNext(assertStake(stake));
    const exposures = exposuresOf(round, stake, table);
    putDown(round, { line: stake.line, exposures, funding });
    for (const exposure of exposures) plan.exposed.push(exposure);
  }
  for (const result of results) decide(round, result, plan);
  const released = take(releaseMinor, round.hold);
  round.hold = released.left;
  plan.released = released.taken;
  const paid = paidMinor(round);
  if (paid > round.maxPayoutMinor) throw new Error(`${round.id} paid ${paid} of at most ${round.maxPayoutMinor}`);
  return plan;
}

/** Out of what the round holds. */
function takeHeld(round: Round, stake: Stake, plan: Plan): Funding[] {
  const { taken, left } = take(assertStake(stake), round.hold);
  round.hold = left;
  plan.heldMinor += stake.stakeMinor;
  return taken;
}

const NONE: readonly never[] = [];

/** The house loses no play money, and it shall leave the room to others. */
function exposuresOf({ wallet, memberId }: Round, { exposures }: Stake, table: string | null): readonly Exposure[] {
  if (wallet === 'trial' || !exposures || exposures.length === 0) return NONE;
  return exposures.map((exposure) => counted(exposure, { table, memberId }));
}

function assertStake({ stakeMinor }: Stake): number {
  if (!Number.isSafeInteger(stakeMinor) || stakeMinor < 1) throw new RangeError(`not a stake: ${stakeMinor}`);
  return stakeMinor;
}

interface PutDown {
  readonly line: string;
  readonly exposures: readonly Exposure[];
  readonly funding: readonly Funding[];
}

function putDown({ lines }: Round, { line, exposures: taken, funding }: PutDown): void {
  const before = lines.get(line);
  const exposures = taken.length === 0 ? NONE : taken.map(({ key, amountMinor }) => ({ key, amountMinor }));
  lines.set(line, {
    funding: before ? join(before.funding, funding) : funding,
    exposures: before ? [...before.exposures, ...exposures] : exposures,
  });
}

export function assertSound({ line, stakeMinor, status, payoutMinor, validStakeMinor }: LineResult): void {
  const mostValidMinor = status === 'CASHED_OUT' ? Math.abs(stakeMinor - payoutMinor) : stakeMinor;
  const pays = status === 'LOST' ? payoutMinor === 0 : status !== 'VOID' || payoutMinor === stakeMinor;
  const counts = validStakeMinor >= 0 && validStakeMinor <= mostValidMinor;
  if (stakeMinor < 1 || !pays || !counts) throw new RangeError(`${line} cannot come out so`);
}

/** What of a round pays and gives back, by kind of movement. */
export function payTo(
  plan: Pick<Plan, 'payout' | 'refund'>,
  { status, payoutMinor }: LineResult,
  of: readonly Funding[],
): void {
  const movement = status === 'VOID' ? 'refund' : 'payout';
  plan[movement] = join(plan[movement], divide(payoutMinor, of));
}

function decide(round: Round, result: LineResult, plan: Plan): void {
  assertSound(result);
  const line = round.lines.get(result.line);
  if (!line) throw new RangeError(`${result.line} is not open`);
  const { taken, left } = take(result.stakeMinor, line.funding);
  payTo(plan, result, taken);
  // What the house stakes is no play of the member's.
  const validStakeMinor = taken.some(isFree) ? 0 : result.validStakeMinor;
  round.results.push({ ...result, validStakeMinor, funding: taken });
  if (amountOf(left) > 0) {
    round.lines.set(result.line, { ...line, funding: left });
    return;
  }
  plan.freed.push(...line.exposures);
  round.lines.delete(result.line);
}

type Payer = Pick<Round, 'id' | 'memberId' | 'sources' | 'payments' | 'balanceMinor'>;

/** Posts what a round gives, source by source. */
export function post(
  world: World,
  round: Payer,
  { movement, funding, at }: { movement: Exclude<Movement, 'reversal'>; funding: readonly Funding[]; at: number },
): void {
  for (const source of funding) {
    const key = numbered(movement, round.payments);
    if (postMoney(world, round, { ...source, movement, key, at })) round.payments += 1;
  }
}

const numbered = (word: string, number: number): string => (number === 0 ? word : `${word}:${number}`);

function stakeKey({ asked, sources }: Pick<Round, 'asked' | 'sources'>, { account }: Funding): string {
  const key = numbered('stake', asked.length);
  return account === sources[0] ? key : `${key}:${account}`;
}
