import type { WireLanguage } from '@tonalli/contracts/language';
import type { FaultEffect } from '@tonalli/contracts/qa/fault-effects';
import { delay } from '../../clock/wall';
import { type Answer, failureAnswer } from '../../transport/envelope';
import type { Entry, EntryStart } from '../../world/recorder';
import type { World } from '../../world/world';
import { answerBefore } from '../journal/answer-before';
import type { MeetingCall } from './fault-list';

/** What is done to a call's own parts on its way to the verb. */
export interface Sabotage {
  readonly seal: 'corrupted' | 'rotated' | null;
  readonly tokenExpired: boolean;
}

const UNHARMED: Sabotage = { seal: null, tokenExpired: false };

/** What leaves for the caller, and how: the connection may break in the middle or without an answer, or be slow. */
export type Outcome =
  | { readonly manner: 'whole' | 'cut'; readonly answer: Answer }
  | { readonly manner: 'dripped'; readonly answer: Answer; readonly milliseconds: number; readonly pieces: number }
  | { readonly manner: 'dropped' };

export const wholly = (answer: Answer): Outcome => ({ manner: 'whole', answer });

export interface SufferingCall {
  world: World;
  start: EntryStart;
  meeting: MeetingCall;
  language: WireLanguage;
  /** Does the call's work and never throws. It tells the entry what it learns: the member, the request. */
  perform: (entry: Entry, sabotage: Sabotage) => Promise<Answer>;
  /** Replaces the sealing key. */
  rotateKeys: () => void;
}

const DRIP_PIECES = 8;

/** Takes a call past the faults of its world to its work and back. `entry` is the call's own in the journal. */
export async function suffer(call: SufferingCall, entry: Entry): Promise<Outcome> {
  const { world, perform } = call;
  const effects = world.faults.meet(call.meeting, () => world.random.next());
  if (effects.length === 0) return wholly(await perform(entry, UNHARMED));
  entry.faults = effects;
  const early = await sufferBefore(call, effects);
  if (early) return early;
  const sabotage = sabotageOf(call, effects);
  const answer = has(effects, 'duplicate') ? await deliverTwice(call, entry, sabotage) : await perform(entry, sabotage);
  const shown = has(effects, 'stale') ? (answerBefore(world.journal.entries(), entry) ?? answer) : answer;
  return outcomeOf(effects, shown);
}

const has = (effects: readonly FaultEffect[], kind: FaultEffect['kind']) =>
  effects.some((effect) => effect.kind === kind);

async function sufferBefore(
  { world, language }: SufferingCall,
  effects: readonly FaultEffect[],
): Promise<Outcome | null> {
  for (const effect of effects) {
    // A world that is put back meanwhile has its open calls answered, however late they were to be.
    if (effect.kind === 'latency')
      await delay(
        latencyMs(effect, () => world.random.next()),
        world.closed,
      );
    if (effect.kind === 'status') return wholly({ status: effect.status, body: '', code: null });
    if (effect.kind === 'error') return wholly(failureAnswer(effect, language));
    if (effect.kind === 'malformed') return wholly({ status: 200, body: '{"success": true, "value": {', code: null });
    if (effect.kind === 'drop-before') return { manner: 'dropped' };
  }
  return null;
}

/** A normal latency is the mean of six draws: mostly near the middle, never beyond the ends. */
export function latencyMs(effect: Extract<FaultEffect, { kind: 'latency' }>, chance: () => number): number {
  const { milliseconds, minimum = 0, maximum = 0, shape = 'uniform' } = effect;
  if (milliseconds !== undefined) return milliseconds;
  const draws = Array.from({ length: shape === 'normal' ? 6 : 1 }, chance);
  const share = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
  return Math.round(minimum + share * (maximum - minimum));
}

function sabotageOf({ rotateKeys }: SufferingCall, effects: readonly FaultEffect[]): Sabotage {
  const rotated = has(effects, 'rotated-key');
  if (rotated) rotateKeys();
  const seal = rotated ? 'rotated' : has(effects, 'corrupted-seal') ? 'corrupted' : null;
  return { seal, tokenExpired: has(effects, 'expired-token') };
}

/** Both at once, as a network does that has lost track; each is an entry of the journal. */
async function deliverTwice(
  { world, start, perform }: SufferingCall,
  entry: Entry,
  sabotage: Sabotage,
): Promise<Answer> {
  const first = perform(entry, sabotage);
  await world.journal.record({ ...start, repeats: entry.seq }, async (again) => {
    noteAnswer(again, wholly(await perform(again, sabotage)));
  });
  return first;
}

function outcomeOf(effects: readonly FaultEffect[], answer: Answer): Outcome {
  if (has(effects, 'drop-after')) return { manner: 'dropped' };
  if (has(effects, 'truncated')) return { manner: 'cut', answer };
  const drip = effects.find((effect) => effect.kind === 'drip');
  if (!drip) return wholly(answer);
  return { manner: 'dripped', answer, milliseconds: drip.milliseconds, pieces: drip.pieces ?? DRIP_PIECES };
}

/** Tells an entry what its call was answered. */
export function noteAnswer(entry: Entry, outcome: Outcome): void {
  entry.delivery = outcome.manner;
  if (outcome.manner === 'dropped') {
    entry.code = 'DROPPED';
    return;
  }
  const { status, body, code } = outcome.answer;
  entry.status = status;
  entry.body = body;
  entry.code = code ?? (status === 200 && body.startsWith('{"success":true') ? 'OK' : null);
}
