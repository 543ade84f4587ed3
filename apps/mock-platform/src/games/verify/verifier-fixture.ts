import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DrawSource, fairDraws, serverSeedHash, toHex } from '../../kernel/fairness';
import { drawJackpot } from '../jackpot';
import { check } from './check';
import type { FamilyVerifier, Values } from './family-verifier';
import { readRound } from './recorded-round';

const seeds = {
  serverSeed: fc.uint8Array({ minLength: 32, maxLength: 32 }).map(toHex),
  clientSeed: fc.stringMatching(/^[!-~]{1,64}$/),
  nonce: fc.nat({ max: 100_000 }),
  stakePerWinMinor: fc.option(
    fc.oneof(fc.integer({ min: 1, max: 4_000_000_000 }), fc.integer({ min: 2 ** 32, max: Number.MAX_SAFE_INTEGER })),
  ),
  /** As in rounds that won of before pool and number were kept. */
  isOld: fc.boolean(),
  poolMinor: fc.integer({ min: 1, max: 900_000 }),
};

interface Played {
  /** What the platform answers of it in the family's own words. */
  readonly own: object;
  readonly stakeMinor: number;
  readonly payoutMinor: number;
}

interface Proof<Bet, Own extends object> {
  readonly verifier: FamilyVerifier;
  readonly bets: fc.Arbitrary<Bet>;
  /** By the engine, with draws that only it takes from. */
  readonly play: (bet: Bet, draws: DrawSource) => Played & { own: Own };
  /** The answer with another result. */
  readonly lie: (own: Own) => object;
  /** Values that cannot be. */
  readonly wrong: readonly Values[];
}

/** Proves a family's verifier: it confirms what was played and sees every lie about it. */
export function proveVerifier<Bet, Own extends object>(family: string, proof: Proof<Bet, Own>): void {
  const { verifier, bets, wrong } = proof;
  const rounds = fc.record({ bet: bets, ...seeds }).map(({ bet, ...given }) => {
    const draws = fairDraws(given);
    const { own, stakeMinor, payoutMinor } = proof.play(bet, draws);
    const { serverSeed, clientSeed, nonce, stakePerWinMinor, poolMinor, isOld } = given;
    const draw = stakePerWinMinor === null ? null : drawJackpot(draws, { stakeMinor, stakePerWinMinor });
    const wonMinor = draw?.won ? poolMinor : 0;
    const kept = isOld || !draw?.won ? { poolMinor: null, drawn: null } : { poolMinor, drawn: draw.drawn };
    const shared = {
      ...{ serverSeed, clientSeed, nonce, serverSeedHash: serverSeedHash(serverSeed), roundId: 'R1234567' },
      game: { nodeId: 'g', names: { es: 'Juego', en: 'Game' } },
      payoutMinor: payoutMinor + wonMinor,
      jackpot: stakePerWinMinor === null ? null : { stakePerWinMinor, wonMinor, ...kept },
    };
    return { shared, own };
  });
  const typedOf = (round: ReturnType<typeof readRound>) => ({
    ...verifier.valuesOf(round),
    ...{ serverSeed: round.serverSeed ?? '', clientSeed: round.clientSeed, nonce: String(round.nonce) },
  });

  describe(`verify page: ${family}`, () => {
    it('GAME-08 confirms every round that was played as it was recorded, and shows each draw', () => {
      fc.assert(
        fc.property(rounds, ({ shared, own }) => {
          const round = readRound({ ...own, ...shared });
          expect(round.family).toBe(family);
          const verdict = check(verifier, typedOf(round), round);
          if (verdict.kind !== 'match') throw new Error(JSON.stringify(verdict));
          const again = fairDraws(shared);
          expect(verdict.drawn).toEqual(verdict.drawn.map(([bound]) => [bound, again.below(bound)]));
        }),
      );
    });

    it('GAME-08 notices another seed, another result, another jackpot and another payout', () => {
      fc.assert(
        fc.property(rounds, ({ shared, own }) => {
          const round = readRound({ ...own, ...shared });
          const typed = typedOf(round);
          const told = (lied: object) => check(verifier, typed, readRound({ ...own, ...shared, ...lied }));
          const { serverSeed, payoutMinor, jackpot } = shared;
          const other = `${serverSeed.startsWith('0') ? '1' : '0'}${serverSeed.slice(1)}`;
          expect(check(verifier, { ...typed, serverSeed: other }, round)).toMatchObject({ because: 'hashWrong' });
          expect(told(proof.lie(own))).toMatchObject({ because: 'resultWrong' });
          if (jackpot) {
            const wonMinor = jackpot.wonMinor === 0 ? 5 : 0;
            expect(told({ jackpot: { ...jackpot, wonMinor } })).toMatchObject({ because: 'jackpotWrong' });
            if (jackpot.drawn !== null) {
              const drawn = jackpot.drawn + 1;
              expect(told({ jackpot: { ...jackpot, drawn } })).toMatchObject({ because: 'jackpotWrong' });
            }
          }
          expect(told({ payoutMinor: payoutMinor + 1 })).toMatchObject({ because: 'payoutWrong' });
        }),
      );
    });

    it('GAME-08 says when a value cannot be one, and computes without a record', () => {
      const [sample] = fc.sample(rounds, 1);
      const round = readRound({ ...sample?.own, ...sample?.shared });
      for (const values of [{ serverSeed: 'ab' }, { clientSeed: 'a b' }, { nonce: '-1' }, ...wrong]) {
        expect(check(verifier, { ...typedOf(round), ...values }, round).kind).toBe('invalid');
      }
      expect(check(verifier, typedOf(round), null).kind).toBe('computed');
    });
  });
}
