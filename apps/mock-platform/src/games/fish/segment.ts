import {
  FISH_RELOAD_MS,
  FISH_SEGMENT_HITS,
  type FishHit,
  type FishShown,
  PlayedHit,
  ShownHit,
} from '@tonalli/contracts/games/fish';
import { z } from 'zod';
import type { DrawSource } from '../../kernel/fairness';
import { GameRefusal, type RefusalReason } from '../../wagering/refusal';
import { drawHit, sweeps } from './odds';
import { type Swimmer, shoalOf, sweptBy, swims } from './shoal';

/** What is kept of a segment: all that its record shows, and what the room has to know. */
export const SegmentState = z.object({
  hits: z.array(PlayedHit).readonly(),
  last: z.array(ShownHit).readonly(),
  swept: z.array(z.int()).readonly(),
  /** In this tide, with what they swept along. */
  caught: z.array(z.int()).readonly(),
  /** Of the latest shot, in milliseconds since the tide began. */
  firedAt: z.int(),
  level: z.int(),
  batches: z.int(),
});
export type SegmentState = z.infer<typeof SegmentState>;

export const EMPTY: SegmentState = {
  ...{ hits: [], last: [], swept: [], caught: [] },
  ...{ firedAt: -FISH_RELOAD_MS, level: 1, batches: 0 },
};

/** Clocks of pages may run ahead a little, and calls may be on their way for so long. */
const AHEAD_MS = 400;
const ON_ITS_WAY_MS = 4_000;

export interface Firing {
  readonly hits: readonly FishHit[];
  readonly room: FishShown;
  /** Of the call, since the tide began. */
  readonly atMs: number;
  readonly draws: DrawSource;
  /** What is wrong with a bet is another code than what is wrong with a step. */
  readonly refusal: { readonly wrong: RefusalReason; readonly gone: RefusalReason };
}

/** Refuses shots that no cannon fires: of later than now, or faster than it reloads. */
function assertFired(state: SegmentState, { hits, atMs, refusal }: Omit<Firing, 'draws'>): void {
  let before = state.firedAt;
  for (const { at } of hits) {
    if (at > atMs + AHEAD_MS) throw new GameRefusal(refusal.wrong, 'a shot that is still to come');
    if (at < before + FISH_RELOAD_MS) throw new GameRefusal(refusal.wrong, 'faster than the cannon');
    before = at;
  }
}

interface Swimming {
  readonly shoal: readonly Swimmer[];
  readonly gone: ReadonlySet<number>;
  readonly atMs: number;
}

const swimmingFor = ({ caught }: SegmentState, { room, atMs }: Pick<Firing, 'room' | 'atMs'>) => ({
  shoal: shoalOf(room),
  gone: new Set([...room.gone, ...caught]),
  atMs,
});

/** Undefined where the shot comes to nothing. */
function fishMet({ fish: id, at }: FishHit, { shoal, gone, atMs }: Swimming): Swimmer | undefined {
  const fish = shoal[id];
  return fish && !gone.has(id) && swims(fish, at) && at >= atMs - ON_ITS_WAY_MS ? fish : undefined;
}

/** What swims for these shots. Throws `GameRefusal` for those that no cannon fires, and where none of them meets anything. */
export function requireTargets(state: SegmentState, firing: Omit<Firing, 'draws'>) {
  const { hits, refusal } = firing;
  assertFired(state, firing);
  const there = swimmingFor(state, firing);
  if (!hits.some((hit) => fishMet(hit, there))) throw new GameRefusal(refusal.gone, 'what was shot at is gone');
  return there;
}

/**
 * Fires a batch of shots: each that meets a fish is charged and decided by draws of its own; one whose fish is gone costs nothing.
 * Throws as `requireTargets` does, and where the segment is full.
 */
export function fired(state: SegmentState, firing: Firing): SegmentState & { readonly played: readonly PlayedHit[] } {
  const { hits, draws, refusal } = firing;
  const there = requireTargets(state, firing);
  const { shoal, gone } = there;
  const [played, last, swept, caught]: [PlayedHit[], ShownHit[], number[], number[]] = [[], [], [], []];
  for (const hit of hits) {
    const { fish: id, level, at } = hit;
    const fish = fishMet(hit, there);
    if (!fish) {
      last.push([id, level, -1]);
      continue;
    }
    const { pays, drawn } = drawHit(fish.kind, draws);
    played.push([fish.kind, level, pays, drawn]);
    last.push([id, level, pays]);
    if (pays === 0) continue;
    const taken = [
      id,
      ...(sweeps(fish.kind) ? sweptBy(shoal, { atMs: at, isGone: (one) => one === id || gone.has(one) }) : []),
    ];
    for (const one of taken) gone.add(one);
    caught.push(...taken);
    swept.push(...taken.slice(1));
  }
  if (state.hits.length + played.length > FISH_SEGMENT_HITS)
    throw new GameRefusal(refusal.wrong, 'the segment is full');
  const { at: firedAt, level } = hits.at(-1) ?? { at: state.firedAt, level: state.level };
  const next = { ...{ firedAt, level, last, swept, played }, batches: state.batches + 1 };
  return { ...next, hits: [...state.hits, ...played], caught: [...state.caught, ...caught] };
}
