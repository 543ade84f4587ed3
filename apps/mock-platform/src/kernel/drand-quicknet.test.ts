import { describe, expect, it } from 'vitest';
import { isQuicknetRound, quicknetValue } from './drand-quicknet';

/** As the network signed them: https://api.drand.sh/52db9ba7…e971/public/<round>. */
const SIGNED: readonly (readonly [round: number, signature: string])[] = [
  [123, 'b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92'],
  [1_000, 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'],
  [1_001, 'b33bf3667cbd5a82de3a24b4e0e9fe5513cc1a0e840368c6e31f5fcfa79bea03f73896b25883abf2853d10337fb8fa41'],
  [1_002, 'ab066f9c12dd6de1336fca0f925192fb0c72a771c3e4c82ede1fd362c1a770f9eb05843c6308ce2530b53a99c0281a6e'],
];

describe('rounds of the public beacon', () => {
  it.each(SIGNED)('GAME-12 LOTT-12 know round %i by its signature', (round, signature) => {
    expect(isQuicknetRound(round, signature)).toBe(true);
  });

  it('GAME-12 give the value that the network published for round 1000', () => {
    expect(quicknetValue(SIGNED[1]?.[1] ?? '')).toBe(
      'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
    );
  });

  it('GAME-12 are not those of another round, nor what is no signature', () => {
    const signature = SIGNED[1]?.[1] ?? '';
    expect(isQuicknetRound(1_001, signature)).toBe(false);
    const flipped = `${signature.slice(0, 90)}${signature.slice(90) === '3ed5e39' ? '' : '000000'}`;
    for (const wrong of ['', 'zz', flipped, 'ff'.repeat(48), signature.toUpperCase(), `c0${'00'.repeat(47)}`])
      expect(isQuicknetRound(1_000, wrong)).toBe(false);
    for (const round of [0, -1, 1.5, Number.NaN]) expect(isQuicknetRound(round, signature)).toBe(false);
  });
});
