import { expect, it } from 'vitest';
import { deviceOf } from './device';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const PIXEL =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

it.each([
  ['an iPhone', { userAgent: IPHONE, maxTouchPoints: 5 }, { system: 'ios', embedded: false, installs: true }],
  [
    'an iPad, which calls itself a Mac',
    { userAgent: MAC, maxTouchPoints: 5 },
    { system: 'ios', embedded: false, installs: true },
  ],
  ['a Mac', { userAgent: MAC, maxTouchPoints: 0 }, { system: 'desktop', embedded: false, installs: false }],
  ['an Android phone', { userAgent: PIXEL, maxTouchPoints: 5 }, { system: 'android', embedded: false, installs: true }],
  [
    'Chrome on a computer',
    { userAgent: CHROME, maxTouchPoints: 0 },
    { system: 'desktop', embedded: false, installs: true },
  ],
  [
    'Firefox on a computer',
    { userAgent: FIREFOX, maxTouchPoints: 0 },
    { system: 'desktop', embedded: false, installs: false },
  ],
  [
    'the browser inside Instagram',
    { userAgent: `${IPHONE} Instagram 390.0`, maxTouchPoints: 5 },
    { system: 'ios', embedded: true, installs: true },
  ],
  [
    'the browser inside Facebook',
    { userAgent: `${PIXEL} [FB_IAB/FB4A;FBAV/500.0]`, maxTouchPoints: 5 },
    { system: 'android', embedded: true, installs: true },
  ],
  [
    'a web view',
    { userAgent: PIXEL.replace('Pixel 9)', 'Pixel 9; wv)'), maxTouchPoints: 5 },
    { system: 'android', embedded: true, installs: true },
  ],
] as const)('HELP-03 knows %s', (_name, browser, expected) => {
  expect(deviceOf(browser)).toEqual(expected);
});
