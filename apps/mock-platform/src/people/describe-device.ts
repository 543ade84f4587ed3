import type { Device } from '@tonalli/contracts/account/wire';

type Known = readonly (readonly [RegExp, string])[];

/** Those that call themselves by other names too stand first. */
const BROWSERS: Known = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: Known = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (known: Known, userAgent: string): string | null =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;

/** What a browser's own words say of the device, as people know it. */
export function describeDevice(userAgent: string): Device {
  const system = nameIn(SYSTEMS, userAgent);
  return { kind: kindOf(system, userAgent), browser: nameIn(BROWSERS, userAgent), system };
}

function kindOf(system: string | null, userAgent: string): Device['kind'] {
  if (system === null) return 'other';
  if (system === 'iPad' || (system === 'Android' && !/\bMobile\b/.test(userAgent))) return 'tablet';
  return system === 'iPhone' || system === 'Android' ? 'phone' : 'desktop';
}
