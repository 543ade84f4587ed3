import { RoundAnswer } from '@tonalli/contracts/play/round-shapes';
import { newRoundKey, untilAnswered } from '../failures';
import type { GameServer } from '../game-server';
import type { StepInput } from '../instant/family';
import type { Translate } from '../texts';

/** What is asked of a table. While no answer comes, the same is asked for again, and nothing is charged twice. */
export interface TableCalls {
  place(bet: object): Promise<RoundAnswer>;
  withdraw(roundId: string): Promise<RoundAnswer>;
  step(round: Pick<RoundAnswer, 'roundId' | 'steps'>, input: StepInput): Promise<RoundAnswer>;
  /** How an own bet stands now, over or not. */
  own(roundId: string): Promise<RoundAnswer>;
}

interface CallParts {
  readonly t: Translate;
  readonly server: Pick<GameServer, 'play' | 'read'>;
  readonly onRetry: () => void;
}

export function tableCalls({ t, server, onRetry }: CallParts): TableCalls {
  const ask = (path: string, body: unknown): Promise<RoundAnswer> =>
    untilAnswered(t, () => server.play({ path, answer: RoundAnswer, body, onRetry }));
  return {
    place: (bet) => ask('place', { roundKey: newRoundKey(), bet }),
    withdraw: (roundId) => ask('withdraw', { round: roundId }),
    step: ({ roundId, steps }, input) => ask('step', { round: roundId, step: steps, input }),
    own: (roundId) => server.read(`round?round=${encodeURIComponent(roundId)}`, RoundAnswer),
  };
}
