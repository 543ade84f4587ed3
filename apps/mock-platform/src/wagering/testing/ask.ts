import { isDeepStrictEqual } from 'node:util';
import type { DrawSource } from '../../kernel/fairness';
import type { AnyContext, KeptEntry } from '../define-game';
import { NO_DRAWS, replayDraws, resumeDraws } from '../draws';
import type { Turn } from '../game-module';
import { voided } from '../settlement';
import { applyTurn, asJson } from './apply-turn';
import { contextOf, found, gameOf, type Memory, phaseOf, sourceOf } from './memory';
import { type Asked, entryOf, type KeptRound } from './memory-store';

type Question = Pick<Asked, 'call' | 'input'>;

/** Puts a question to a round's game, from what was kept. */
function answerOf(
  memory: Memory,
  round: KeptRound,
  asking: Omit<Asked, 'turn'> & { draws: DrawSource },
): Turn<unknown> {
  const { call, input, entry, at, phases, draws } = asking;
  const game = gameOf(memory, round.family);
  const context: AnyContext = { config: round.config, at, phase: (key) => phases[key] ?? null };
  if (call === 'start') {
    const { price, start } = game.accept(round.bet, context);
    const { turn } = start(draws);
    return { ...turn, stakes: [...price().stakes, ...(turn.stakes ?? [])] };
  }
  if (call === 'step') return game.resume(entry).step(input, { ...context, draws });
  const key = String(input);
  const open = game.resume(entry);
  if (call === 'cancelled') return open.cancelled(key, context) ?? refunded(entry);
  return open.follow({ key, phase: found(phases[key], key) }, context);
}

/** All stakes that are undecided come back, and what is held with them. */
export const refunded = ({ state, open, heldMinor }: KeptEntry): Turn<unknown> => ({
  state,
  results: Object.entries(open).map(([line, stakeMinor]) => voided(line, stakeMinor)),
  releaseMinor: heldMinor,
});

/** What a game leaves behind is taken as it is while its round is at work: it has to be what is read of it later. */
function assertKept(memory: Memory, round: KeptRound, state: unknown): void {
  const game = gameOf(memory, round.family);
  const recorded = (one: unknown) =>
    asJson(game.resume({ ...entryOf(round), bet: asJson(round.bet), state: one }).record(round.config));
  if (!isDeepStrictEqual(recorded(state), recorded(asJson(state))))
    throw new Error(`${round.family} leaves behind what its schema does not know: ${JSON.stringify(state)}`);
}

/** Asks the game, keeps question, draws and answer, and books it. */
export function ask(memory: Memory, round: KeptRound, question: Question): void {
  const game = gameOf(memory, round.family);
  const recorded = game.draws === 'shared' ? null : resumeDraws(sourceOf(round.from), round.drawn);
  const phases = Object.fromEntries(round.keys.map((key) => [key, phaseOf(memory, game, key)]));
  const asked = { ...question, entry: entryOf(round), at: memory.at, phases };
  const turn = answerOf(memory, round, { ...asked, draws: recorded ?? NO_DRAWS });
  round.drawn.push(...(recorded?.drawn.slice(round.drawn.length) ?? []));
  round.asked.push({ ...asked, turn });
  assertKept(memory, round, turn.state);
  applyTurn(memory.store, round, turn);
}

/** Everything that the game answered, asked again with the draws that were kept. */
export function replay(memory: Memory, round: KeptRound): unknown {
  const draws = replayDraws(round.drawn);
  return asJson(round.asked.map((asked) => answerOf(memory, round, { ...asked, draws })));
}

/** The seeds with which a personal round comes out as wished. Throws `RangeError` when none of ten thousand do. */
export function force(memory: Memory, { family, bet, wish }: { family: string; bet: unknown; wish: unknown }) {
  const game = gameOf(memory, family);
  const fits = found(game.force, 'wish').read(wish);
  const accepted = game.accept(bet, contextOf(memory, { family, config: game.config.initial }));
  for (let nonce = 0; nonce < 10_000; nonce += 1) {
    const seeds = { serverSeed: '77'.repeat(32), clientSeed: 'wished', nonce };
    const { state } = accepted.start(sourceOf(seeds)).turn;
    if (fits({ id: '', bet: accepted.bet, state, open: {}, heldMinor: 0 })) return seeds;
  }
  throw new RangeError('no round comes out so');
}
