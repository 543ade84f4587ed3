import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduced, shownOdds, shownPercent } from './shown';

describe('a chance as people read it', () => {
  it.each([
    [1n, 1n, '100.00'],
    [462n, 600n, '77.00'],
    [2n, 3n, '66.66'],
    [1n, 1_000n, '0.10'],
    [1n, 1_001n, '0.099'],
    [1n, 5_200_300n, '0.000019'],
  ])('GAME-14 shows %i of %i as %s percent, cut and never as zero', (ways, of, text) => {
    expect(shownPercent({ ways, of })).toBe(text);
  });

  it('GAME-14 is the same chance in the smallest numbers, and never more in percent', () => {
    const size = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(size, size, (a, b) => {
        const chance = a < b ? { ways: a, of: b } : { ways: b, of: a };
        const { ways, of } = reduced(chance);
        expect(ways * chance.of).toBe(of * chance.ways);
        expect(of).toBeLessThanOrEqual(chance.of);
        const [whole = '', parts = ''] = shownPercent(chance).split('.');
        expect(BigInt(whole + parts) * chance.of <= 100n * 10n ** BigInt(parts.length) * chance.ways).toBe(true);
        expect(BigInt(whole + parts)).toBeGreaterThan(0n);
      }),
    );
    expect(shownOdds({ ways: 462n, of: 600n })).toBe('77 / 100');
    expect(shownOdds({ ways: 4n, of: 20_801_200n })).toBe('1 / 5,200,300');
  });
});
