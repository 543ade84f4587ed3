import { divide, join, take } from '../funding';
import type { Turn } from '../game-module';
import type { LineResult } from '../settlement';
import { type Exposure, type Stake, sumOf } from '../stake';
import { amountOf, giveBack, type KeptRound, move, type Store, spend } from './memory-store';

/** What is kept has to be the same when it is read. */
export const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Books what a game answered: its stakes, then its results, then what goes back of the hold. Its caller undoes what throws. */
export function applyTurn(store: Store, round: KeptRound, turn: Turn<unknown>): void {
  round.state = asJson(turn.state);
  const stakes = turn.stakes ?? [];
  for (const stake of stakes) putDown(store, round, stake);
  // Whether there is money is asked of all stakes before it is asked whether they are too much for the house.
  for (const exposure of stakes.flatMap(({ exposures = [] }) => exposures)) {
    expose(store, nameOf(round, exposure), exposure);
  }
  for (const result of turn.results ?? []) settle(store, round, result);
  release(store, round, turn.releaseMinor ?? 0);
  const paidMinor = sumOf(round.results, ({ payoutMinor }) => payoutMinor);
  if (paidMinor > round.maxPayoutMinor)
    throw new Error(`${round.id} paid ${paidMinor} of at most ${round.maxPayoutMinor}`);
}

export function release(store: Store, round: KeptRound, amountMinor: number): void {
  const { taken, left } = take(amountMinor, round.hold);
  round.hold = left;
  giveBack(store, 'holds', taken);
}

const nameOf = ({ family, player }: KeptRound, { key, perPlayer }: Pick<Exposure, 'key' | 'perPlayer'>): string =>
  `${family}/${perPlayer ? `${player}/` : ''}${key}`;

function expose(
  store: Store,
  name: string,
  { amountMinor, capMinor }: { amountMinor: number; capMinor: number },
): void {
  const exposed = (store.exposures.get(name) ?? 0) + amountMinor;
  if (exposed > capMinor) throw new Error(`EXPOSURE ${name}`);
  store.exposures.set(name, exposed);
}

function fund(store: Store, round: KeptRound, { stakeMinor, held }: Stake) {
  if (!held) return spend(store, { player: round.player, to: 'house', amountMinor: stakeMinor });
  const { taken, left } = take(stakeMinor, round.hold);
  round.hold = left;
  move(store, { from: 'holds', to: 'house', amountMinor: stakeMinor });
  return taken;
}

function putDown(store: Store, round: KeptRound, stake: Stake): void {
  const { line, stakeMinor, exposures = [] } = stake;
  if (!Number.isSafeInteger(stakeMinor) || stakeMinor < 1) throw new Error(`not a stake: ${stakeMinor}`);
  const before = round.lines.get(line) ?? { funding: [], exposures: [] };
  const funding = join(before.funding, fund(store, round, stake));
  round.lines.set(line, { funding, exposures: [...before.exposures, ...exposures] });
  round.stakes.push(stake);
}

function assertSound({ line, stakeMinor, status, payoutMinor, validStakeMinor }: LineResult): void {
  const mostValidMinor = status === 'CASHED_OUT' ? Math.abs(stakeMinor - payoutMinor) : stakeMinor;
  const pays = status === 'LOST' ? payoutMinor === 0 : status !== 'VOID' || payoutMinor === stakeMinor;
  const counts = validStakeMinor >= 0 && validStakeMinor <= mostValidMinor;
  if (stakeMinor < 1 || !pays || !counts) throw new Error(`${line} cannot come out so`);
}

function settle(store: Store, round: KeptRound, result: LineResult): void {
  assertSound(result);
  const line = round.lines.get(result.line);
  if (!line) throw new Error(`${result.line} is not open`);
  const { taken, left } = take(result.stakeMinor, line.funding);
  giveBack(store, 'house', divide(result.payoutMinor, taken));
  round.results.push(result);
  round.lines.set(result.line, { ...line, funding: left });
  if (amountOf(left) > 0) return;
  for (const { amountMinor, ...exposure } of line.exposures) {
    expose(store, nameOf(round, exposure), { amountMinor: -amountMinor, capMinor: Number.POSITIVE_INFINITY });
  }
  round.lines.delete(result.line);
}
