import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { TableBeacon, TablePast, TableProof, TableRound, TableState } from '@tonalli/contracts/play/table-shapes';
import { dayInZone } from '../../clock/system-time';
import type { SharedVerbs } from '../../wagering/runner';
import type { TableMoment } from '../../wagering/shared-table';
import type { Published } from '../../wagering/show-shared';
import type { World } from '../../world/world';

/** A table: the rounds of one title, or of one person in it. */
export interface Table {
  readonly nodeId: string;
  /** What it is called among all tables. */
  readonly name: string;
  /** The name of its rounds. */
  readonly rounds: string;
  readonly shared: SharedVerbs;
}

const shownBeacon = (beacon: Published['beacon']): TableBeacon | null =>
  beacon && { source: beacon.source, round: beacon.number, value: beacon.value };

export const roundOf = (moment: TableMoment): TableRound => {
  const { changesAt: _changesAt, published, ...round } = moment;
  const { betsRoot, beacon, isForced, isCorrected, heldMs } = published;
  return { ...round, isHeld: heldMs !== null, betsRoot, beacon: shownBeacon(beacon), isForced, isCorrected };
};

export function pastOf(round: TableRound): TablePast {
  const { key, number, day, shown, isCancelled, isForced, isCorrected } = round;
  return { key, number, day, shown, isCancelled, isForced, isCorrected };
}

/** What decided a round that is over; null while it is not. */
export function proofOf(world: World, { rounds, shared }: Table, round: TablePast): TableProof | null {
  const { key, day, number } = round;
  const result = shared.resultOf(world, { rounds, day, number });
  if (!result) return null;
  const { serverSeed, clientSeed, betsRoot, beacon } = result;
  return { key, serverSeed, clientSeed, betsRoot, beacon: shownBeacon(beacon) };
}

/** All of a table but who plays at it. */
export type TableFacts = Pick<TableState, 'round' | 'past' | 'proof' | 'chain'>;

export function readTable(world: World, table: Table, latest: TableMoment | null): TableFacts {
  const { rounds, shared } = table;
  const past = shared.results(world, rounds).map((moment) => pastOf(roundOf(moment)));
  const [last] = past;
  const day = dayInZone(world.clock.now(), OPERATOR_TIME_ZONE);
  return {
    round: latest && roundOf(latest),
    past,
    proof: last ? proofOf(world, table, last) : null,
    chain: { day, ...shared.chainEnds(world, rounds) },
  };
}

export const timeOf = ({ clock }: World) => ({ now: clock.now(), isFrozen: clock.state().mode === 'frozen' });
