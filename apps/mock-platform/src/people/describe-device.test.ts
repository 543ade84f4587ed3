import { describe, expect, it } from 'vitest';
import { describeDevice } from './describe-device';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('the device that a browser is on', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36`, 'desktop Chrome Windows'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`,
      'desktop Edge Windows',
    ],
    [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE} Version/19.1 Safari/605.1.15`, 'desktop Safari macOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'desktop Firefox Linux'],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) ${APPLE} Version/19.1 Mobile/15E148 Safari/604.1`,
      'phone Safari iPhone',
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 19_1 like Mac OS X) ${APPLE} CriOS/143.0 Mobile/15E148 Safari/604.1`,
      'tablet Chrome iPad',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; Pixel 9) ${WEBKIT} Chrome/143.0.0.0 Mobile Safari/537.36`,
      'phone Chrome Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-X910) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
      'tablet Samsung Internet Android',
    ],
    ['curl/8.5.0', 'other null null'],
    ['', 'other null null'],
  ])('AUTH-17 %s', (userAgent, expected) => {
    const { kind, browser, system } = describeDevice(userAgent);
    expect(`${kind} ${browser} ${system}`).toBe(expected);
  });
});
