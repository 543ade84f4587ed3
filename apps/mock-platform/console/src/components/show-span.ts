const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** How far a moment is from another, in the largest unit that fits: "in 3 hours", "2 days ago". */
export function showSpan(deltaMs: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language === 'en' ? 'en' : 'es-MX', { numeric: 'always', style: 'short' });
  const [unit, size] = UNITS.find(([, ms]) => Math.abs(deltaMs) >= ms) ?? UNITS[3];
  return format.format(Math.round(deltaMs / size), unit);
}

/** The same as a signed length: "+3 h", "-2 days". */
export function showDistance(deltaMs: number, language: string): string {
  const [unit, size] = UNITS.find(([, ms]) => Math.abs(deltaMs) >= ms) ?? UNITS[3];
  const options = { style: 'unit', unit, unitDisplay: 'short', signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(language === 'en' ? 'en' : 'es-MX', options).format(Math.round(deltaMs / size));
}
