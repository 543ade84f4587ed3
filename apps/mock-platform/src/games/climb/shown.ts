import type { Chance } from './rungs';

export const shownMultiplier = (multiplierX10000: number): string => (multiplierX10000 / 10_000).toFixed(4);

/** A chance in percent, cut and not rounded, with at least two digits that are not zero in front: `57.82`, `0.000019`. */
export function shownPercent({ ways, of }: Chance): string {
  let decimals = 2;
  while (100n * 10n ** BigInt(decimals) * ways < 10n * of) decimals += 1;
  const scale = 10n ** BigInt(decimals);
  const cut = (100n * scale * ways) / of;
  return `${cut / scale}.${String(cut % scale).padStart(decimals, '0')}`;
}

/** The same chance in the smallest whole numbers. */
export function reduced({ ways, of }: Chance): Chance {
  let [divisor, rest] = [of, ways];
  while (rest > 0n) [divisor, rest] = [rest, divisor % rest];
  return { ways: ways / divisor, of: of / divisor };
}

/** As people read it: `77 / 100`. */
export function shownOdds(chance: Chance): string {
  const { ways, of } = reduced(chance);
  return `${ways.toLocaleString('en-US')} / ${of.toLocaleString('en-US')}`;
}
