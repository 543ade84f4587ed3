import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, type Funding, join, take, takingFrom } from './funding';
import { sumOf } from './stake';

const MAX_MINOR = 999_999_999_999;
const total = (funding: readonly Funding[]) => sumOf(funding, ({ amountMinor }) => amountMinor);

const fundings = fc
  .uniqueArray(
    fc.record({ account: fc.string({ minLength: 1 }), amountMinor: fc.integer({ min: 0, max: MAX_MINOR }) }),
    {
      minLength: 1,
      maxLength: 5,
      selector: ({ account }) => account,
    },
  )
  .filter((funding) => total(funding) > 0);

describe('money divided by where a stake came from', () => {
  it('GAME-05 is divided to the last centavo, none below zero, each within one of its exact share, in the order of the sources', () => {
    fc.assert(
      fc.property(fundings, fc.integer({ min: 0, max: MAX_MINOR }), (funding, amountMinor) => {
        const parts = divide(amountMinor, funding);
        const whole = BigInt(total(funding));
        expect(parts.map(({ account }) => account)).toEqual(funding.map(({ account }) => account));
        expect(total(parts)).toBe(amountMinor);
        for (const [index, part] of parts.entries()) {
          const exact = BigInt(amountMinor) * BigInt(funding[index]?.amountMinor ?? 0);
          const off = BigInt(part.amountMinor) * whole - exact;
          expect(part.amountMinor).toBeGreaterThanOrEqual(0);
          expect(off < whole && off > -whole).toBe(true);
        }
      }),
    );
  });

  it('GAME-05 gives every source what it gave when the stake itself comes back', () => {
    fc.assert(
      fc.property(fundings, (funding) => {
        expect(divide(total(funding), funding)).toEqual(funding);
      }),
    );
  });

  it('GAME-05 gives parts that are taken one after another as each alone out of what the others left, and no more than there is', () => {
    fc.assert(
      fc.property(fundings, fc.array(fc.integer({ min: 0, max: MAX_MINOR }), { maxLength: 6 }), (funding, parts) => {
        const takeNext = takingFrom(funding);
        let left: readonly Funding[] = funding;
        for (const part of parts) {
          if (part > total(left)) {
            expect(() => takeNext(part)).toThrow(RangeError);
            return;
          }
          const alone = take(part, left);
          expect(takeNext(part)).toEqual(alone.taken);
          left = alone.left;
        }
        expect(() => takeNext(total(left) + 1)).toThrow(RangeError);
      }),
    );
  });

  it('GAME-05 gives the centavo that is left over to the largest remainder, and to the earlier of two equal ones', () => {
    const main = { account: 'main', amountMinor: 50 };
    const grant = { account: 'grant', grantId: 'g1', amountMinor: 50 };
    expect(divide(1, [main, grant])).toEqual([
      { ...main, amountMinor: 1 },
      { ...grant, amountMinor: 0 },
    ]);
    const lesser = { ...main, amountMinor: 33 };
    const greater = { ...grant, amountMinor: 67 };
    expect(divide(2, [lesser, greater]).map(({ amountMinor }) => amountMinor)).toEqual([1, 1]);
    expect(divide(1, [lesser, greater]).map(({ amountMinor }) => amountMinor)).toEqual([0, 1]);
  });

  it('GAME-05 comes out part by part with no source giving more than it has', () => {
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 });
    fc.assert(
      fc.property(fundings, cuts, (funding, shares) => {
        let left: Funding[] = [...funding];
        let gone: Funding[] = [];
        const parts = shares.map((share) => () => Math.floor(total(left) * share));
        for (const partOf of [...parts, () => total(left)]) {
          const part = partOf();
          const out = take(part, left);
          expect(total(out.taken)).toBe(part);
          for (const source of out.left) expect(source.amountMinor).toBeGreaterThanOrEqual(0);
          left = out.left;
          gone = join(gone, out.taken);
        }
        expect(total(left)).toBe(0);
        expect(gone).toEqual(funding);
      }),
    );
  });

  it('GAME-05 is refused for an amount that is none, for more than there is, and where nothing was staked', () => {
    const main = { account: 'main', amountMinor: 10 };
    for (const amountMinor of [-1, 0.5, Number.NaN, 2 ** 53])
      expect(() => divide(amountMinor, [main])).toThrow(RangeError);
    expect(() => take(11, [main])).toThrow(RangeError);
    expect(() => divide(1, [])).toThrow(RangeError);
    expect(divide(0, [{ ...main, amountMinor: 0 }])).toEqual([{ ...main, amountMinor: 0 }]);
  });

  it('GAME-05 is joined by account and grant', () => {
    const one = { account: 'grant', grantId: 'g1', amountMinor: 5 };
    const other = { account: 'grant', grantId: 'g2', amountMinor: 7 };
    expect(join([one], [other, one])).toEqual([{ ...one, amountMinor: 10 }, other]);
  });
});
