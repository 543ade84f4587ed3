import type { FaultEffect } from '@tonalli/qa/fault-effects';
import { delay } from '../../clock/system-time';
import { type Answer, failureAnswer } from '../../transport/envelope';
import {
  type AppliedFault,
  type InterceptedCall,
  type Interceptor,
  NO_FAULT,
  noteAnswer,
  type Outcome,
  wholly,
} from '../../transport/interceptor';
import type { Entry } from '../../world/recorder';
import { answerBefore } from '../journal/answer-before';
import { journalOf } from '../journal/journal-part';
import { faultsOf } from './fault-list';

const DRIP_PIECES = 8;

/** Takes a call past the faults of its world. */
export const applyFaults: Interceptor = async (call, entry) => {
  const { world, perform } = call;
  const effects = faultsOf(world).meet(call.meeting, () => world.random.next());
  if (effects.length === 0) return wholly(await perform(entry, NO_FAULT));
  entry.faults = effects;
  const early = await applyBefore(call, effects);
  if (early) return early;
  const sabotage = sabotageOf(call, effects);
  const answer = has(effects, 'duplicate') ? await deliverTwice(call, entry, sabotage) : await perform(entry, sabotage);
  const shown = has(effects, 'stale') ? (answerBefore(journalOf(world).entries(), entry) ?? answer) : answer;
  return outcomeOf(effects, shown);
};

const has = (effects: readonly FaultEffect[], kind: FaultEffect['kind']) =>
  effects.some((effect) => effect.kind === kind);

async function applyBefore(
  { world, language }: InterceptedCall,
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

function sabotageOf({ rotateKeys }: InterceptedCall, effects: readonly FaultEffect[]): AppliedFault {
  const rotated = has(effects, 'rotated-key');
  if (rotated) rotateKeys();
  const seal = rotated ? 'rotated' : has(effects, 'corrupted-seal') ? 'corrupted' : null;
  return { seal, tokenExpired: has(effects, 'expired-token') };
}

/** Both at once, as a network does that has lost track; each is an entry of the journal. */
async function deliverTwice(
  { world, start, perform }: InterceptedCall,
  entry: Entry,
  sabotage: AppliedFault,
): Promise<Answer> {
  const first = perform(entry, sabotage);
  await world.recorder.record({ ...start, repeats: entry.seq }, async (again) => {
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
