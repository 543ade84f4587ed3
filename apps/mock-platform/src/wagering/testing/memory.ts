import { type DrawSource, fairDraws } from '../../kernel/fairness';
import type { AnyContext, AnyGameModule } from '../define-game';
import type { Phase } from '../shared-rounds';
import type { DrawnFrom, KeptRound, Store } from './memory-store';

export interface Memory {
  readonly games: ReadonlyMap<string, AnyGameModule>;
  /** Milliseconds since epoch; tests set it. */
  at: number;
  store: Store;
}

export function found<Thing>(thing: Thing | null | undefined, name: string): Thing {
  if (thing === null || thing === undefined) throw new Error(`there is no ${name}`);
  return thing;
}

/** All of it or nothing. */
export function wholly<Answer>(memory: Memory, work: () => Answer): Answer {
  const before = structuredClone(memory.store);
  try {
    return work();
  } catch (error) {
    memory.store = before;
    throw error;
  }
}

/** As `wholly`; the same key again answers what it answered, and is refused with another body. */
export function once<Answer>(
  memory: Memory,
  { key, body }: { key: string; body: unknown },
  work: () => Answer,
): Answer {
  return wholly(memory, () => {
    const before = memory.store.answers.get(key);
    const text = JSON.stringify(body);
    if (before && before.body !== text) throw new Error('IDEMPOTENCY_KEY_REUSED');
    if (!before) {
      const answer = work();
      memory.store.answers.set(key, { body: text, answer });
      return answer;
    }
    // The same key and body ran the same work.
    return before.answer as Answer;
  });
}

function scripted(script: readonly number[]): DrawSource {
  let next = 0;
  return {
    below(bound) {
      const value = script[next];
      if (value === undefined || value >= bound) throw new RangeError(`draw ${next} is ${value}, not below ${bound}`);
      next += 1;
      return value;
    },
  };
}

export const sourceOf = (from: DrawnFrom): DrawSource => ('script' in from ? scripted(from.script) : fairDraws(from));

export const gameOf = (memory: Memory, family: string): AnyGameModule => found(memory.games.get(family), family);

export function phaseOf(memory: Memory, game: AnyGameModule, key: string): Phase<unknown> | null {
  return memory.store.shared.get(`${game.rounds?.name}/${key}`)?.phase ?? null;
}

export function contextOf(memory: Memory, { family, config }: Pick<KeptRound, 'family' | 'config'>): AnyContext {
  const game = gameOf(memory, family);
  return { config, at: memory.at, phase: (key) => phaseOf(memory, game, key) };
}
