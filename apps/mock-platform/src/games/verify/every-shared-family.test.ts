import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernel/random';
import type { AnyGameModule } from '../../wagering/define-game';
import { openRunner } from '../../wagering/testing/real-runner';
import { check } from './check';
import { FAMILIES, verifierOf } from './families';
import { readRound } from './recorded-round';

const DAY_BEGIN = Date.UTC(2030, 0, 2, 6);
/** A title of the family: a lottery is one by its code. */
const nodeIdOf = (family: string): string => (family === 'lottery' ? 'five-1' : '010001');
/** No round of a table goes on for so long. */
const LONG_MS = 15 * 60_000;

/** By their folders: also those that are not registered yet. What else a module exports is none of them. */
const MODULES = import.meta.glob<Record<string, AnyGameModule>>('../*/module.ts', { eager: true });
const SHARED = Object.values(MODULES)
  .flatMap((exported) => Object.values(exported))
  .filter(({ family, draws, automatic }) => draws === 'shared' && automatic && FAMILIES.includes(family));

/** A bet of the family in the round that stands, decided, as the platform answers of it. */
async function answerOf(game: AnyGameModule, forced: unknown): Promise<object> {
  const real = openRunner(game);
  real.world.clock.set(DAY_BEGIN);
  const ana = await real.player(10_000_000);
  const nodeId = nodeIdOf(game.family);
  const name = real.runner.shared.nameOf(real.world, { family: game.family, nodeId });
  const [standing] = real.runner.shared.standing(real.world, name);
  if (!standing) throw new Error(`no round of ${game.family} stands at midnight`);
  const bet = game.automatic?.bet(1_000, createRandom(game.family), standing);
  const { roundId } = real.place(ana, {
    round: 'own',
    nodeId,
    family: game.family,
    bet,
    config: game.settingOf(nodeId),
  });
  if (forced === 'withheld') real.runner.shared.withholdReveal(real.world, name);
  real.world.clock.advance(LONG_MS);
  const [proof, shown] = [real.runner.prove(real.world, roundId), real.runner.show(real.world, roundId)];
  const payoutMinor = Number(real.world.sqlite.prepare('SELECT payout_minor FROM bets').pluck().get());
  real.world.close();
  const names = { es: game.family, en: game.family };
  const answer = { roundId, game: { nodeId, names }, ...shown, ...proof?.seeds, shared: proof?.shared };
  return JSON.parse(JSON.stringify({ ...answer, payoutMinor, jackpot: null }));
}

describe.each(SHARED)('verify page: a round of $family, as it was played', (game) => {
  it.each([
    ['match', 'played'],
    ['cancelled', 'withheld'],
  ])('GAME-08 GAME-12 is a %s', async (kind, how) => {
    const verifier = await verifierOf(game.family);
    if (!verifier) throw new Error(`nothing verifies ${game.family}`);
    const round = readRound(await answerOf(game, how));
    const seeds = { serverSeed: round.serverSeed ?? '', clientSeed: round.clientSeed, nonce: String(round.nonce) };
    expect(check(verifier, { ...verifier.valuesOf(round), ...seeds }, round)).toMatchObject({ kind });
  });
});

it('GAME-12 there are families whose rounds many share', () => {
  expect(SHARED.length).toBeGreaterThan(0);
});
