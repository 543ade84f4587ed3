import { FISH_TIDE_MS, type FishSea, type FishShown } from '@tonalli/contracts/games/fish';
import { BOSS } from './odds';

/** A fish of a tide: its way through the room is fixed as the tide begins, and the same for all. */
export interface Swimmer {
  readonly id: number;
  readonly kind: number;
  /** In milliseconds since the tide began; below 0 for what swims already. */
  readonly fromMs: number;
  readonly lastsMs: number;
  readonly goesLeft: boolean;
  /** From 0 at the surface to 1 at the ground. */
  readonly depth: number;
  readonly drift: number;
  readonly waves: number;
}

/** Where a fish is, in widths and heights of the room, and which way it looks. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** What decides where fish swim. */
export type Tide = Pick<FishShown, 'seed' | 'sea'>;

/** How often each comes, by kind; the boss comes once a tide. */
const OFTEN = [16, 14, 12, 11, 10, 9, 8, 7, 7, 6, 5, 5, 4, 4, 3, 3, 3, 3, 2, 2];
const ALL = OFTEN.reduce((sum, often) => sum + often, 0);
/** Kinds below it come in schools. */
const SCHOOLS_BELOW = 6;
const SWIMS_BEFORE_MS = 11_000;
const LAST_COMES_MS = 54_000;
/** From one to the next: so long at least, and less than so much longer. */
const NEXT_COMES: Readonly<Record<FishSea, readonly [leastMs: number, withinMs: number]>> = {
  1: [420, 520],
  // Close enough that four cannons which never rest do not empty the room.
  2: [270, 340],
};

/** Evenly scattered whole numbers; they decide where fish swim and nothing that is paid. */
function scatter(seed: number): (bound: number) => number {
  let at = seed >>> 0;
  return (bound) => {
    at = (at + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(at ^ (at >>> 15), at | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

function kindOf(next: (bound: number) => number): number {
  let left = next(ALL);
  const kind = OFTEN.findIndex((often) => {
    left -= often;
    return left < 0;
  });
  return Math.max(0, kind);
}

type Way = Omit<Swimmer, 'id' | 'kind' | 'fromMs'>;

function wayOf(kind: number, next: (bound: number) => number): Way {
  const slow = kind === BOSS ? 22_000 : 9_000 + kind * 260;
  return {
    lastsMs: slow + next(3_000),
    goesLeft: next(2) === 1,
    depth: (kind === BOSS ? 34 : 12) / 100 + next(kind === BOSS ? 12 : 60) / 100,
    drift: (next(31) - 15) / 100,
    waves: 1 + next(3),
  };
}

function swimmers({ seed, sea = 1 }: Tide): Swimmer[] {
  const [leastMs, withinMs] = NEXT_COMES[sea];
  const next = scatter(seed);
  const fish: Swimmer[] = [{ id: 0, kind: BOSS, fromMs: 14_000 + next(16_000), ...wayOf(BOSS, next) }];
  for (let at = -SWIMS_BEFORE_MS; at < LAST_COMES_MS; at += leastMs + next(withinMs)) {
    const kind = kindOf(next);
    const way = wayOf(kind, next);
    const school = kind < SCHOOLS_BELOW ? 1 + next(3) : 1;
    for (let one = 0; one < school; one += 1) {
      const depth = way.depth + (one === 0 ? 0 : (next(13) - 6) / 100);
      fish.push({ ...way, id: fish.length, kind, fromMs: at + one * (360 + next(220)), depth });
    }
  }
  return fish;
}

/** Rooms that are played at once. */
const MOST_KNOWN = 256;
const known = new Map<string, readonly Swimmer[]>();

/** All fish of a tide, by their numbers: a function of its seed and its sea alone. */
export function shoalOf(tide: Tide): readonly Swimmer[] {
  const name = `${tide.sea ?? 1}/${tide.seed}`;
  const before = known.get(name);
  if (before) return before;
  const shoal = swimmers(tide);
  known.set(name, shoal);
  const [oldest] = known.keys();
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
  return shoal;
}

/** Whether it swims in the room then. */
export const swims = ({ fromMs, lastsMs }: Pick<Swimmer, 'fromMs' | 'lastsMs'>, atMs: number): boolean =>
  fromMs <= atMs && atMs < Math.min(FISH_TIDE_MS, fromMs + lastsMs);

const BEYOND = 0.12;

function heightAt({ depth, drift, waves }: Swimmer, part: number): number {
  const y = depth + drift * (part - 0.5) + Math.sin(part * waves * Math.PI * 2) * 0.035;
  return Math.min(0.8, Math.max(0.08, y));
}

export function placeAt(fish: Swimmer, atMs: number): Place {
  const part = (atMs - fish.fromMs) / fish.lastsMs;
  const along = -BEYOND + (1 + 2 * BEYOND) * part;
  const [y, ahead] = [heightAt(fish, part), heightAt(fish, part + 0.01)];
  return { x: fish.goesLeft ? 1 - along : along, y, turn: Math.atan2(ahead - y, 0.0124) * 0.5 };
}

/** Small fish that are swept along, in the order of their numbers. */
export function sweptBy(
  shoal: readonly Swimmer[],
  { atMs, isGone }: { atMs: number; isGone: (id: number) => boolean },
) {
  const small = shoal.filter((one) => one.kind < SCHOOLS_BELOW && swims(one, atMs) && !isGone(one.id));
  return small.slice(0, 4).map(({ id }) => id);
}
