import type { TableRound } from '@tonalli/contracts/play/table-shapes';

/** How a table stands, for its bar, its styles and its bets. */
export type TablePhase = 'open' | 'last-call' | 'closed' | 'decided' | 'result' | 'cancelled' | 'waiting' | 'lost';

export interface TableMoment {
  readonly phase: TablePhase;
  /** Of the countdown that is shown, rounded up; null where there is none. */
  readonly secondsLeft: number | null;
  /** How much of it is left, from 1 to 0. */
  readonly share: number;
  /** Of the phase, by the table's own time. */
  readonly elapsedMs: number;
}

const LAST_CALL_MS = 3_000;

type Round = Pick<TableRound, 'takesBets' | 'phase' | 'beganAt' | 'endsAt' | 'isOver' | 'isCancelled' | 'nextOpensAt'>;

const counted = (from: number, to: number, now: number) => ({
  secondsLeft: Math.max(0, Math.ceil((to - now) / 1_000)),
  share: to > from ? Math.min(1, Math.max(0, (to - now) / (to - from))) : 0,
});

function phaseOf(round: Round, now: number): TablePhase {
  if (round.isCancelled) return 'cancelled';
  if (round.isOver) return 'result';
  if (!round.takesBets) return round.phase === 'closed' ? 'closed' : 'decided';
  if (round.endsAt === null) return 'open';
  // The server closes by its clock, whenever its message comes.
  if (now >= round.endsAt) return 'closed';
  return round.endsAt - now <= LAST_CALL_MS ? 'last-call' : 'open';
}

/** How the table stands at a moment of the world's clock; `lost` while nobody can say. */
export function momentOf(round: Round | null, now: number, isLive: boolean): TableMoment {
  const none = { secondsLeft: null, share: 0 };
  if (!isLive) return { phase: 'lost', elapsedMs: 0, ...none };
  if (!round) return { phase: 'waiting', elapsedMs: 0, ...none };
  const phase = phaseOf(round, now);
  const elapsedMs = Math.max(0, now - round.beganAt);
  const isBetting = phase === 'open' || phase === 'last-call';
  if (isBetting && round.endsAt !== null) return { phase, elapsedMs, ...counted(round.beganAt, round.endsAt, now) };
  const isDone = phase === 'result' || phase === 'cancelled';
  if (!isDone || round.nextOpensAt === null) return { phase, elapsedMs, ...none };
  return { phase, elapsedMs, ...counted(round.beganAt, round.nextOpensAt, now) };
}

export const takesBets = ({ phase }: Pick<TableMoment, 'phase'>): boolean => phase === 'open' || phase === 'last-call';
