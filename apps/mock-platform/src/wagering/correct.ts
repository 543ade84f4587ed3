import { PlatformFailure } from '../kernel/failure';
import type { World } from '../world/world';
import { type BetRow, betsRepository } from './bets.repository';
import type { BetDetail } from './bets.table';
import { assertSound, payTo, post } from './book-turn';
import { type Funding, isFree, join, take } from './funding';
import { loadRound } from './load-round';
import { postMoney } from './post-money';
import { progressRepository } from './progress.repository';
import { endDoubt } from './reopen';
import { type KeptResult, paidMinor, type Round } from './round';
import { roundsRepository } from './rounds.repository';
import { type LineResult, lineResult, wageredMinorOf } from './settlement';
import { sumOf } from './stake';
import { accountOf } from './wallet';

export interface Correction {
  readonly roundId: string;
  /** How its lines come out instead, all of them; a round of one line takes any name for it. */
  readonly results: readonly LineResult[];
  /** What its game remembers of the round instead; left out: the same. */
  readonly state?: unknown;
  /** What its game remembered before, where that is shown beside the other; left out: it is not. */
  readonly before?: unknown;
}

type Settled = Pick<Round, 'id' | 'memberId' | 'sources' | 'asked' | 'payments' | 'balanceMinor'> & {
  results: readonly KeptResult[];
};

/** A round that was decided as it was placed, from its bet alone: one line, from one wallet, unless its record says more. */
function fromRecord(world: World, bet: BetRow, line: string): Settled | null {
  const row = roundsRepository(world).byId.get(bet.roundId);
  if (!row) return null;
  const { stakeMinor, memberId, roundId: id, vassalage, detail } = bet;
  const account = accountOf(row.wallet, vassalage);
  const payoutMinor = bet.payoutMinor - (detail.j ?? 0);
  const validStakeMinor = bet.validMinor ?? stakeMinor;
  const isVoid = validStakeMinor === 0 && payoutMinor === stakeMinor;
  const status = isVoid ? 'VOID' : payoutMinor > 0 ? 'WON' : 'LOST';
  const funding = [{ account, amountMinor: stakeMinor }];
  const only = { ...lineResult({ line, stakeMinor, status, payoutMinor }), validStakeMinor, funding };
  // Kept by the runner, with the funding of each.
  const results = (detail.r as readonly KeptResult[] | undefined) ?? [only];
  return { id, memberId, sources: [account], asked: [], payments: row.payments, balanceMinor: null, results };
}

/** The stakes of each line with where they came from. */
function stakesOf(results: readonly KeptResult[]): Map<string, readonly Funding[]> {
  const stakes = new Map<string, readonly Funding[]>();
  for (const { line, funding } of results) stakes.set(line, join(stakes.get(line) ?? [], funding));
  return stakes;
}

/** Divides the same stakes among other results. Throws `RangeError` unless every stake is decided, and no other. */
function decideAnew(before: readonly KeptResult[], results: readonly LineResult[]): KeptResult[] {
  const stakes = stakesOf(before);
  const anew = results.map((result) => {
    assertSound(result);
    const { taken, left } = take(result.stakeMinor, stakes.get(result.line) ?? []);
    stakes.set(result.line, left);
    // What the house stakes is no play of the member's.
    return { ...result, validStakeMinor: taken.some(isFree) ? 0 : result.validStakeMinor, funding: taken };
  });
  const left = sumOf([...stakes.values()].flat(), ({ amountMinor }) => amountMinor);
  if (left > 0) throw new RangeError(`${left} of the stakes would not be decided`);
  return anew;
}

function planOf(results: readonly KeptResult[]) {
  const plan: { payout: Funding[]; refund: Funding[] } = { payout: [], refund: [] };
  for (const result of results) payTo(plan, result, result.funding);
  return plan;
}

/**
 * Settles a settled bet anew: what it pays now is posted, then what it paid before is taken back; nothing is edited. A jackpot
 * that it won stays won. Call in its transaction. Throws `ROUND_NOT_FOUND` where no bet is settled, `INSUFFICIENT_FUNDS`
 * when the member no longer has what is to be taken back.
 */
export function correct(world: World, { roundId, results, state, before }: Correction): void {
  const store = roundsRepository(world);
  const bet = betsRepository(world).ofRound(roundId);
  const progress = loadRound(world, roundId)?.round;
  const round = bet && (progress ?? fromRecord(world, bet, results[0]?.line ?? ''));
  if (bet?.status !== 'SETTLED' || bet.settledAt === null || !round) throw new PlatformFailure('ROUND_NOT_FOUND');
  if (progress) endDoubt(world, progress);
  const at = world.clock.now();
  const anew = decideAnew(round.results, results);
  const paid = planOf(anew);
  post(world, round, { movement: 'payout', funding: paid.payout, at });
  post(world, round, { movement: 'refund', funding: paid.refund, at });
  takeBack(world, round, { number: store.corrections.get(bet.memberId, roundId) ?? 0, at });
  keep(world, bet, { round, anew, at, settledAt: bet.settledAt, state, before });
  if (progress) {
    if (state !== undefined) progress.state = state;
    progress.results.splice(0, progress.results.length, ...anew);
    progressRepository(world).keep(progress, true);
  }
}

function takeBack(world: World, round: Settled, { number, at }: { number: number; at: number }): void {
  const before = planOf(round.results);
  for (const [index, source] of join(before.payout, before.refund).entries()) {
    const key = `reversal:${number}:${index}`;
    postMoney(world, round, { ...source, movement: 'reversal', key, at });
  }
}

interface Anew {
  round: Settled;
  anew: readonly KeptResult[];
  settledAt: number;
  at: number;
  state: unknown;
  before: unknown;
}

/** Of a bet in a shared round, `w` is what its game remembered before. */
const corrected = (detail: BetDetail, { state, before }: Pick<Anew, 'state' | 'before'>): BetDetail => ({
  ...detail,
  ...(state !== undefined && { s: state }),
  ...(before !== undefined && { w: before }),
});

/** A settled bet comes out the same by another result: what its game remembers changes, and no money moves. */
export function restate(world: World, { roundId, state, before }: Omit<Correction, 'results'>): void {
  const bet = betsRepository(world).ofRound(roundId);
  const progress = loadRound(world, roundId)?.round;
  if (!bet || !progress) throw new PlatformFailure('ROUND_NOT_FOUND');
  const { stakeMinor, payoutMinor, validMinor, status, settledAt } = bet;
  betsRepository(world).update({
    ...{ roundId, stakeMinor, payoutMinor, validMinor, status, settledAt },
    detail: corrected(bet.detail, { state, before }),
  });
  progress.state = state;
  progressRepository(world).keep(progress, true);
}

function keep(world: World, bet: BetRow, { round, anew, settledAt, at, state, before }: Anew): void {
  const { roundId, memberId, gameType, isTrial, stakeMinor, detail } = bet;
  const payoutMinor = paidMinor({ results: [...anew] }) + (detail.j ?? 0);
  const validMinor = sumOf(anew, (result) => result.validStakeMinor);
  const payoutDeltaMinor = payoutMinor - bet.payoutMinor;
  const validDeltaMinor = validMinor - (bet.validMinor ?? stakeMinor);
  const store = roundsRepository(world);
  betsRepository(world).update({
    ...{ roundId, stakeMinor, payoutMinor, validMinor: validMinor === stakeMinor ? null : validMinor },
    ...{ status: 'SETTLED', settledAt, detail: { ...corrected(detail, { state, before }), r: anew } },
  });
  const row = { roundId, memberId, isTrial, settledAt, at, payoutDeltaMinor, validDeltaMinor };
  store.insertCorrection.run({ ...row, category: gameType });
  store.finish.run({
    ...{ roundId, payments: round.payments },
    ...{ balanceAfterMinor: null, jackpotStakePerWinMinor: null },
  });
  if (isTrial === 1) return;
  const wageredMinor = wageredMinorOf(anew);
  world.tell('bet.corrected', {
    wageredMinor,
    memberId,
    roundId,
    gameType,
    validDeltaMinor,
    payoutDeltaMinor,
    placedAt: bet.at,
    at,
  });
}
