import { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { newRoundKey, untilAnswered } from '../failures';
import type { GameServer } from '../game-server';
import type { StepInput } from './family';
import type { InstantTranslate } from './texts';

interface CallParts {
  readonly t: InstantTranslate;
  readonly server: Pick<GameServer, 'play'>;
  readonly onRetry: () => void;
}

/** Asks for rounds and steps. While no answer comes, the same one is asked for again: by its key, or its number in the round. */
export function roundCalls({ t, server, onRetry }: CallParts) {
  const ask = (path: 'place' | 'step', body: unknown): Promise<RoundAnswer> =>
    untilAnswered(t, () => server.play({ path, answer: RoundAnswer, body, onRetry }));
  return {
    /** `free`: of which free plays it is one. */
    place: (bet: object, free?: string) =>
      ask('place', { roundKey: newRoundKey(), bet, ...(free !== undefined && { free }) }),
    step: ({ roundId, steps }: Pick<RoundAnswer, 'roundId' | 'steps'>, input: StepInput) =>
      ask('step', { round: roundId, step: steps, input }),
  };
}
