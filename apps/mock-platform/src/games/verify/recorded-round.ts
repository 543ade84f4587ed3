import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { Envelope, VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import * as z from 'zod/mini';
import type { RecordedRound } from './family-verifier';

const Answer = z.union([RoundVerifyAnswer, VerifyAnswer]);

/** Reads an answer of `play.verify`; the slot's says its family by its shape alone. Throws when it is none. */
export function readRound(value: unknown): RecordedRound {
  const answer = Answer.parse(value);
  return { ...answer, family: 'family' in answer ? answer.family : 'slot', answer };
}

/** Asks the platform for a round. */
export async function fetchRound(round: string, world: string): Promise<RecordedRound | 'notFound' | 'offline'> {
  try {
    const search = new URLSearchParams({ round, world });
    const envelope = Envelope.parse(await (await fetch(`/play/api/verify?${search}`)).json());
    return envelope.success ? readRound(envelope.value) : 'notFound';
  } catch {
    return 'offline';
  }
}
