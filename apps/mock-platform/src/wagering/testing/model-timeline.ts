import type { FairnessSeeds } from '../../kernel/fairness';
import type { Phase } from '../shared-rounds';
import type { createMemoryRunner } from './memory-runner';

interface Running {
  readonly key: string;
  readonly number: number;
  readonly closedAt: number | null;
  readonly takesBets: boolean;
  readonly endsAt: number;
}

interface Line {
  readonly family: string;
  readonly isTimed: boolean;
  running: Running[];
  opensAt: number;
}

type Named = Pick<Running, 'key' | 'number' | 'closedAt'>;

export interface Timed {
  /** The families whose shared rounds go on, and whether they open by the hour. */
  readonly families: Readonly<Record<string, boolean>>;
  readonly day: string;
  /** What decides a round, once its bets are in; null before. */
  readonly seedsOf: (
    family: string,
    round: { key: string; number: number; closedAt: number | null },
  ) => FairnessSeeds | null;
}

type Memory = ReturnType<typeof createMemoryRunner>;

/** What happens first of what happens in one millisecond: what is closed is settled, then what is open closes, then others open. */
const rank = (running: Running | null): number => (running === null ? 30 : running.takesBets ? 20 : 10);

/** Has every shared round of a day played in the runner in memory as time passes, from the day's beginning on. */
export function createTimeline(model: Memory, { families, day, seedsOf }: Timed) {
  const lines: Line[] = Object.entries(families).map(([family, isTimed]) => ({
    ...{ family, isTimed, running: [], opensAt: model.now() },
  }));

  function keep(line: Line, { key, number, closedAt: before }: Named, phase: Phase<unknown>): void {
    const others = line.running.filter((other) => other.key !== key);
    const { lastsMs, takesBets } = phase;
    const closedAt = takesBets ? null : (before ?? model.now());
    line.running =
      lastsMs === null ? others : [...others, { key, number, closedAt, takesBets, endsAt: model.now() + lastsMs }];
    if (lastsMs === null && !line.isTimed) line.opensAt = model.nextShared(line.family, day).opensAt;
  }

  function open(line: Line): void {
    const { key, number } = model.nextShared(line.family, day);
    const round = { key, number, closedAt: null };
    model.openShared(line.family, seedsOf(line.family, round) ?? undefined, day);
    keep(line, round, model.phase(line.family, key));
    line.opensAt = line.isTimed ? model.nextShared(line.family, day).opensAt : Number.POSITIVE_INFINITY;
  }

  interface Happening {
    readonly at: number;
    readonly line: Line;
    readonly running: Running | null;
  }

  function nextHappening(): Happening {
    const all = lines.flatMap((line): Happening[] => [
      { at: line.opensAt, line, running: null },
      ...line.running.map((running) => ({ at: running.endsAt, line, running })),
    ]);
    const [first] = all.sort((a, b) => a.at - b.at || rank(a.running) - rank(b.running));
    if (!first) throw new Error('nothing happens');
    return first;
  }

  return {
    passTo(at: number): void {
      for (let next = nextHappening(); next.at <= at; next = nextHappening()) {
        model.pass(Math.max(0, next.at - model.now()));
        const { line, running } = next;
        if (running) keep(line, running, model.advance(line.family, running.key, seedsOf(line.family, running)));
        else open(line);
      }
      model.pass(at - model.now());
    },
    /** The keys of the rounds of a family that are not over, the oldest first. */
    running: (family: string): string[] =>
      lines.filter((line) => line.family === family).flatMap((line) => line.running.map(({ key }) => key)),
    /** When the phase of a round ends. */
    endsAt: (key: string): number | null =>
      lines.flatMap(({ running }) => running).find((round) => round.key === key)?.endsAt ?? null,
    cancel(family: string, key: string): void {
      const line = lines.find((one) => one.family === family);
      model.cancelShared(family, key);
      const round = line?.running.find((one) => one.key === key);
      if (line && round) keep(line, round, { name: '', takesBets: false, lastsMs: null, table: null });
    },
  };
}
