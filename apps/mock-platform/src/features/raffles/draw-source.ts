import { type DrawSource, fairDraws } from '../../kernel/fairness';
import { sharedSeedText } from '../../kernel/shared-fairness';
import { raffleIdOf } from './raffle-ids';
import type { StoredRaffle } from './raffles.repository';

/** The rounds' name in the text that decides a draw. */
const ROUNDS = 'raffle';
const NONCE = 1;

/** What decides a raffle: the same numbers in the same order whenever it is asked for. */
export function drawSource({ id, serverSeed }: StoredRaffle, by: { root: string; beacon: string }): DrawSource {
  const text = { rounds: ROUNDS, key: raffleIdOf(id), ...by, salt: null };
  return fairDraws({ serverSeed, clientSeed: sharedSeedText(text), nonce: NONCE });
}
