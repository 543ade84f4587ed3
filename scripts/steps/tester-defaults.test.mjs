import { describe, expect, it } from 'vitest';
import { testerDefaults } from './tester-defaults.mjs';

describe("the testers' side of npm start", () => {
  it('QA-11 is on where only this machine reaches the servers', () => {
    const on = { CONTROL: 'on', WORLDS: 'on', CONTROL_IN_PRODUCTION: 'yes-i-know' };
    expect(testerDefaults({})).toEqual(on);
    expect(testerDefaults({ GATEWAY_HOST: '127.0.0.1', PLATFORM_HOST: 'localhost', CONTROL: '' })).toEqual(on);
  });

  it('QA-11 stays off when somebody says so', () => {
    expect(testerDefaults({ CONTROL: 'off', WORLDS: 'off' })).toMatchObject({ CONTROL: 'off', WORLDS: 'off' });
  });

  it.each([
    { GATEWAY_HOST: '0.0.0.0' },
    { PLATFORM_HOST: '::' },
    { PLATFORM_HOST: '192.168.1.5' },
    { GATEWAY_HOST: '127.0.0.1.evil.example' },
    { TRUSTED_PROXIES: '1' },
  ])('QA-11 is left out, and not allowed by us, with %o', (env) => {
    expect(testerDefaults(env)).toEqual({});
    expect(testerDefaults({ ...env, CONTROL: 'on' })).toEqual({});
  });
});
