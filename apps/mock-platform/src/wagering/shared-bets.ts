import type { World } from '../world/world';
import { type KeptLines, openLines } from './open-lines';
import { amountOf, type KeptResult } from './round';
import { sharedBetsRepository } from './shared-bets.repository';
import { sharedEntriesRepository } from './shared-entries.repository';

/** A bet in real money in a shared round. Amounts in minor units. */
export interface SharedBet {
  /** Grows in the order in which bets entered. */
  readonly entryId: number;
  readonly roundId: string;
  readonly betId: number;
  readonly memberId: string;
  readonly stakeMinor: number;
  /** All that came back; null while it is open. */
  readonly payoutMinor: number | null;
  /** What was staked on each line. */
  readonly lines: Readonly<Record<string, number>>;
}

interface Row extends Omit<SharedBet, 'lines'> {
  readonly open: readonly KeptLines[] | null;
  readonly results: readonly KeptResult[] | null;
}

function read({ open, results, ...bet }: Row): SharedBet {
  const lines: Record<string, number> = {};
  const add = (line: string, minor: number) => {
    lines[line] = (lines[line] ?? 0) + minor;
  };
  for (const [line, { funding }] of openLines(open ?? [])) add(line, amountOf(funding));
  for (const { line, stakeMinor } of results ?? []) add(line, stakeMinor);
  return { ...bet, lines };
}

interface OfRound {
  readonly rounds: string;
  readonly key: string;
}

/** The bets in a shared round that entered behind an entry, in their order. */
export const betsBehind = (world: World, of: OfRound & { entryId: number; limit: number }): SharedBet[] =>
  sharedBetsRepository(world)
    .behind.all({ ...of })
    .map(read);

/** The bets in a shared round behind an entry, also those with play money and those that are over, in their order. */
export const entriesBehind = (
  world: World,
  of: OfRound & { entryId: number; limit: number },
): { entryId: number; roundId: string }[] => sharedEntriesRepository(world).behind({ ...of });

/** One bet in a shared round; null where it is not in it, or no longer. */
export function betIn(world: World, of: OfRound & { roundId: string }): SharedBet | null {
  const row = sharedBetsRepository(world).one.get({ ...of });
  return row ? read(row) : null;
}
