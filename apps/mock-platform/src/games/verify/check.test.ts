import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws, serverSeedHash as hashOf, toHex } from '../../kernel/fairness';
import { dice } from '../dice/module';
import { verifier as diceVerifier } from '../dice/page/verifier';
import { drawJackpot } from '../jackpot';
import { play } from '../slot/engine';
import { LINE_COUNT } from '../slot/lines';
import { MODEL_IDS, MODELS } from '../slot/models';
import { verifier as slotVerifier } from '../slot/page/verifier';
import { check } from './check';
import { readRound } from './recorded-round';

const seeds = {
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex),
  clientSeed: fc.stringMatching(/^[!-~]{1,64}$/),
  nonce: fc.nat({ max: 100_000 }),
  stakePerWinMinor: fc.option(fc.integer({ min: 1, max: 4_000_000_000 })),
  poolMinor: fc.integer({ min: 1, max: 900_000 }),
};
type Seeds = { [Key in keyof typeof seeds]: (typeof seeds)[Key] extends fc.Arbitrary<infer Value> ? Value : never };

/** What the platform answers of a round of these seeds, whose own draws `playRound` takes first. */
function answered<Own>(given: Seeds, playRound: (draws: ReturnType<typeof fairDraws>) => Played<Own>) {
  const draws = fairDraws(given);
  const { own, stakeMinor, payoutMinor } = playRound(draws);
  const { serverSeed, clientSeed, nonce, stakePerWinMinor, poolMinor } = given;
  const isWon = stakePerWinMinor !== null && drawJackpot(draws, { stakeMinor, stakePerWinMinor }).won;
  const wonMinor = isWon ? poolMinor : 0;
  return {
    ...own,
    ...{ serverSeed, clientSeed, nonce, serverSeedHash: hashOf(serverSeed), roundId: 'R1234567' },
    game: { nodeId: 'g', names: { es: 'Juego', en: 'Game' } },
    payoutMinor: payoutMinor + wonMinor,
    jackpot: stakePerWinMinor === null ? null : { stakePerWinMinor, wonMinor },
  };
}
interface Played<Own> {
  own: Own;
  stakeMinor: number;
  payoutMinor: number;
}

const slotRounds = fc
  .record({ ...seeds, model: fc.constantFrom(...MODEL_IDS), lineStakeMinor: fc.constantFrom(5, 100, 2_500) })
  .map(({ model, lineStakeMinor, ...given }) =>
    answered(given, (draws) => {
      const { spins, payoutMinor } = play(MODELS[model], { lineStakeMinor }, draws);
      const own = { model, lineStakeMinor, stops: spins.map((spin) => [...spin.stops]) };
      return { own, stakeMinor: lineStakeMinor * LINE_COUNT, payoutMinor };
    }),
  );

const { initial: config } = dice.config;
const diceRounds = fc
  .record({
    ...seeds,
    side: fc.constantFrom('under', 'over'),
    winning: fc.integer({ min: 1, max: 9_603 }),
    stakeMinor: fc.integer({ min: 100, max: 10_309 }),
  })
  .map(({ side, winning, stakeMinor, ...given }) =>
    answered(given, (draws) => {
      const bet = { side, target: side === 'under' ? winning : 9_999 - winning, stakeMinor };
      const context = { config, at: 0, phase: () => null };
      const { state, results = [] } = dice.accept(bet, context).start(draws);
      const entry = { id: 'r', bet, state, open: {}, heldMinor: 0 };
      const view = dice.resume(entry).show(context);
      const own = { family: 'dice', version: 1, bet, config, view };
      return { own, stakeMinor, payoutMinor: results[0]?.payoutMinor ?? 0 };
    }),
  );

type Answer = fc.Arbitrary<ReturnType<typeof answered<object>>>;
const FAMILIES = [
  {
    family: 'slot',
    verifier: slotVerifier,
    rounds: slotRounds as Answer,
    /** What was recorded with another result. */
    lie: (answer: object) => {
      const { stops } = answer as { stops: number[][] };
      return { ...answer, stops: stops.map((spin, index) => (index === 0 ? spin.map((stop) => stop + 1) : spin)) };
    },
    wrong: [{ model: 'x' }, { lineStakeMinor: '0' }],
  },
  {
    family: 'dice',
    verifier: diceVerifier,
    rounds: diceRounds as Answer,
    lie: (answer: object) => {
      const { view } = answer as { view: { roll: number } };
      return { ...answer, view: { ...view, roll: (view.roll + 1) % 10_000 } };
    },
    wrong: [{ side: 'on' }, { target: '10000' }, { target: '' }, { stakeMinor: '0' }, { rtpBp: '10001' }],
  },
];

describe.each(FAMILIES)('verify page: $family', ({ family, verifier, rounds, lie, wrong }) => {
  const typedOf = (round: ReturnType<typeof readRound>) => ({
    ...verifier.valuesOf(round),
    ...{ serverSeed: round.serverSeed ?? '', clientSeed: round.clientSeed, nonce: String(round.nonce) },
  });

  it('GAME-08 confirms every round that was played as it was recorded, and shows each draw', () => {
    fc.assert(
      fc.property(rounds, (answer) => {
        const round = readRound(answer);
        expect(round.family).toBe(family);
        const verdict = check(verifier, typedOf(round), round);
        expect(verdict.kind).toBe('match');
        if (verdict.kind !== 'match') return;
        const again = fairDraws(answer);
        expect(verdict.drawn).toEqual(verdict.drawn.map(([bound]) => [bound, again.below(bound)]));
      }),
    );
  });

  it('GAME-08 notices another seed, another result, another jackpot and another payout', () => {
    fc.assert(
      fc.property(rounds, (answer) => {
        const round = readRound(answer);
        const typed = typedOf(round);
        const { serverSeed } = answer;
        const other = `${serverSeed.startsWith('0') ? '1' : '0'}${serverSeed.slice(1)}`;
        const told = (lied: object) => check(verifier, typed, readRound(lied));
        expect(check(verifier, { ...typed, serverSeed: other }, round)).toMatchObject({ because: 'hashWrong' });
        expect(told(lie(answer))).toMatchObject({ because: 'resultWrong' });
        if (answer.jackpot) {
          const wonMinor = answer.jackpot.wonMinor === 0 ? 5 : 0;
          expect(told({ ...answer, jackpot: { ...answer.jackpot, wonMinor } })).toMatchObject({
            because: 'jackpotWrong',
          });
        }
        expect(told({ ...answer, payoutMinor: answer.payoutMinor + 1 })).toMatchObject({ because: 'payoutWrong' });
      }),
    );
  });

  it('GAME-08 says when a value cannot be one, and computes without a record', () => {
    const [answer] = fc.sample(rounds, 1);
    const round = readRound(answer);
    for (const values of [{ serverSeed: 'ab' }, { clientSeed: 'a b' }, { nonce: '-1' }, ...wrong]) {
      expect(check(verifier, { ...typedOf(round), ...values }, round).kind).toBe('invalid');
    }
    expect(check(verifier, typedOf(round), null).kind).toBe('computed');
  });
});
