import { requireStake, type StakeAllowance } from '../guard/decide';
import type { BonusPart, StakeMove } from '../world/guard-rules';
import type { World } from '../world/world';
import type { Funding } from './funding';
import { noteBalance, type Payer, vendorOf } from './post-money';
import { amountOf, type Round } from './round';

type Bettor = Payer & Pick<Round, 'wallet' | 'nodeId' | 'title' | 'family'>;

/** Whose will a stake is, and whether a round begins with it. */
export interface StakeTerms extends Pick<StakeMove, 'by' | 'isStart'> {
  /** Held for the same bet a moment before, which no record shows yet. Minor units. */
  readonly setAsideMinor?: number;
}

interface Taking {
  readonly funding: readonly Funding[];
  readonly at: number;
  readonly terms: StakeTerms;
}

/** One grant at most pays for a bet. */
function bonusOf(funding: readonly Funding[]): { bonus?: BonusPart } {
  const part = funding.find(({ grantId, amountMinor }) => grantId !== undefined && amountMinor > 0);
  return part?.grantId === undefined ? {} : { bonus: { grantId: part.grantId, amountMinor: part.amountMinor } };
}

/** Asks the guard once for all that is taken now, with what was set aside for the same bet. */
function allowance(world: World, round: Bettor, { funding, terms }: Taking): StakeAllowance {
  const { memberId, nodeId, title, family } = round;
  const { setAsideMinor = 0, ...whose } = terms;
  const stake = { ...whose, ...bonusOf(funding), memberId, amountMinor: amountOf(funding) + setAsideMinor };
  return requireStake(world, { ...stake, title: { nodeId, gameType: title.gameType, family } });
}

/**
 * Takes a stake from its sources; nothing for nothing. Play money needs nobody's permit. Throws `INSUFFICIENT_FUNDS` and what
 * the guard does.
 */
export function postStake(
  world: World,
  round: Bettor,
  { keyOf, ...taking }: Taking & { keyOf: (source: Funding) => string },
): void {
  const funding = taking.funding.filter(({ amountMinor }) => amountMinor > 0);
  if (funding.length === 0) return;
  const { id: reference, memberId } = round;
  const isTrial = round.wallet === 'trial';
  const permit = isTrial ? null : allowance(world, round, taking);
  for (const source of funding) {
    const { account, grantId, amountMinor } = source;
    const common = { key: `bet:${reference}:${keyOf(source)}`, memberId, amountMinor, reference, at: taking.at };
    if (permit && grantId !== undefined) {
      const stake = { kind: 'grant.stake', permit: permit('grant.stake', amountMinor) } as const;
      world.ledger.postWithin({ ...common, ...stake, grantId });
      continue;
    }
    const vendor = vendorOf(account);
    const { balanceAfterMinor } = !permit
      ? world.ledger.postWithin({ ...common, kind: 'trial.stake' })
      : vendor === null
        ? world.ledger.postWithin({ ...common, kind: 'bet.stake', permit: permit('bet.stake', amountMinor) })
        : world.ledger.postWithin({
            ...common,
            kind: 'vendor.stake',
            vendor,
            permit: permit('vendor.stake', amountMinor),
          });
    noteBalance(round, account, balanceAfterMinor);
  }
}

/** Sets money of the member's aside for the round. The key is unique since what is held then changes with each. Throws as `postStake`. */
export function postHold(world: World, round: Bettor, taking: Taking): void {
  const funding = taking.funding.filter(({ amountMinor }) => amountMinor > 0);
  if (funding.length === 0) return;
  const permit = round.wallet === 'trial' ? null : allowance(world, round, taking);
  const { id: roundId, memberId } = round;
  for (const { account, amountMinor } of funding) {
    const key = `bet:${roundId}:hold:${world.ledger.balance(roundId, 'round.held')}`;
    const common = { key, memberId, roundId, amountMinor, reference: roundId, at: taking.at };
    const vendor = vendorOf(account);
    const { balanceAfterMinor } = !permit
      ? world.ledger.postWithin({ ...common, kind: 'trial.escrow' })
      : vendor === null
        ? world.ledger.postWithin({ ...common, kind: 'round.escrow', permit: permit('round.escrow', amountMinor) })
        : world.ledger.postWithin({
            ...common,
            kind: 'vendor.escrow',
            vendor,
            permit: permit('vendor.escrow', amountMinor),
          });
    noteBalance(round, account, balanceAfterMinor);
  }
}
