import type { VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairDraws, serverSeedHash, toHex } from '../../kernel/fairness';
import { drawJackpot } from '../jackpot';
import { play } from '../slot/engine';
import { LINE_COUNT } from '../slot/lines';
import { MODEL_IDS, MODELS } from '../slot/models';
import { check } from './check';

const rounds = fc
  .record({
    serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex),
    clientSeed: fc.stringMatching(/^[!-~]{1,64}$/),
    nonce: fc.nat({ max: 100_000 }),
    model: fc.constantFrom(...MODEL_IDS),
    lineStakeMinor: fc.constantFrom(5, 100, 2_500),
    stakePerWinMinor: fc.option(fc.integer({ min: 1, max: 4_000_000_000 })),
    poolMinor: fc.integer({ min: 1, max: 900_000 }),
  })
  .map(({ stakePerWinMinor, poolMinor, ...round }): VerifyAnswer => {
    const draws = fairDraws(round);
    const outcome = play(MODELS[round.model], round, draws);
    const stakeMinor = round.lineStakeMinor * LINE_COUNT;
    const isWon = stakePerWinMinor !== null && drawJackpot(draws, { stakeMinor, stakePerWinMinor }).won;
    const wonMinor = isWon ? poolMinor : 0;
    return {
      ...round,
      roundId: 'R1234567',
      game: { nodeId: 'g', names: { es: 'Juego', en: 'Game' } },
      serverSeedHash: serverSeedHash(round.serverSeed),
      stops: outcome.spins.map((spin) => [...spin.stops]),
      payoutMinor: outcome.payoutMinor + wonMinor,
      jackpot: stakePerWinMinor === null ? null : { stakePerWinMinor, wonMinor },
    };
  });

const typed = (round: VerifyAnswer) => ({
  serverSeed: round.serverSeed ?? '',
  clientSeed: round.clientSeed,
  nonce: String(round.nonce),
  model: round.model,
  lineStakeMinor: String(round.lineStakeMinor),
});

describe('verify page', () => {
  it('GAME-08 confirms every round that was played as it was recorded', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        expect(check(typed(round), round).kind).toBe('match');
      }),
    );
  });

  it('GAME-08 notices another seed, other reels, another jackpot and another payout', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const other = `${round.serverSeed?.startsWith('0') ? '1' : '0'}${round.serverSeed?.slice(1)}`;
        expect(check({ ...typed(round), serverSeed: other }, round)).toMatchObject({ because: 'hashWrong' });
        const moved = round.stops.map((stops, spin) => (spin === 0 ? stops.map((stop) => stop + 1) : stops));
        expect(check(typed(round), { ...round, stops: moved })).toMatchObject({ because: 'stopsWrong' });
        if (round.jackpot) {
          const wonMinor = round.jackpot.wonMinor === 0 ? 5 : 0;
          const lie = { ...round, jackpot: { ...round.jackpot, wonMinor } };
          expect(check(typed(round), lie)).toMatchObject({ because: 'jackpotWrong' });
        }
        const paid = { ...round, payoutMinor: round.payoutMinor + 1 };
        expect(check(typed(round), paid)).toMatchObject({ because: 'payoutWrong' });
      }),
    );
  });

  it('GAME-08 says when a value cannot be one', () => {
    const [round] = fc.sample(rounds, 1);
    if (!round) throw new Error('no sample');
    for (const wrong of [
      { serverSeed: 'ab' },
      { clientSeed: 'a b' },
      { nonce: '-1' },
      { model: 'x' },
      { lineStakeMinor: '0' },
    ]) {
      expect(check({ ...typed(round), ...wrong }, round).kind).toBe('invalid');
    }
  });
});
