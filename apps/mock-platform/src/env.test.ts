import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

describe('the environment', () => {
  it('has what development needs without being set', () => {
    const options = readEnvironment({});
    expect(options).toMatchObject({ host: '127.0.0.1', port: 4100, control: false, worlds: false, activity: true });
    expect(options.dataDir).toMatch(/\.data$/);
    expect(options.merchant.code).toBe('TONALLI');
  });

  it('takes an empty variable for one that is not set', () => {
    expect(readEnvironment({ PLATFORM_PORT: '', WEB_ORIGINS: '' })).toMatchObject({
      port: 4100,
      webOrigins: undefined,
    });
  });

  it('reads lists and switches', () => {
    const options = readEnvironment({
      CONTROL: 'on',
      WEB_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(options.control).toBe(true);
    expect(options.webOrigins).toEqual(['https://a.example', 'https://b.example']);
  });

  it('QA-02 reads the limits of worlds and where the web is, which no link writes twice the slash of', () => {
    expect(readEnvironment({})).toMatchObject({ worldLimits: { max: 64, idleMs: 3_600_000 }, webUrl: null });
    const given = readEnvironment({ WORLDS_MAX: '3', WORLDS_IDLE_MINUTES: '1.5', WEB_URL: 'http://localhost:4000/' });
    expect(given).toMatchObject({ worldLimits: { max: 3, idleMs: 90_000 }, webUrl: 'http://localhost:4000' });
  });

  it('QA-02 reads how much of a month the default data have, all of it unless something else is said', () => {
    expect(readEnvironment({}).historyPercent).toBe(100);
    expect(readEnvironment({ HISTORY_PERCENT: '20' }).historyPercent).toBe(20);
    for (const amiss of ['0', '101', '2.5', 'half'])
      expect(() => readEnvironment({ HISTORY_PERCENT: amiss })).toThrow('  HISTORY_PERCENT: ');
  });

  it('QA-13 reads where the scenarios of a tester lie', () => {
    expect(readEnvironment({}).scenariosDir).toBe(null);
    expect(readEnvironment({ SCENARIOS_DIR: '/srv/scenarios' }).scenariosDir).toBe('/srv/scenarios');
  });

  it('AUTH-02 asks browsers for work before a login, but where worlds are for tests', () => {
    expect(readEnvironment({}).humanCheck).toBe(true);
    expect(readEnvironment({ WORLDS: 'on' }).humanCheck).toBe(false);
    expect(readEnvironment({ WORLDS: 'on', HUMAN_CHECK: 'on' }).humanCheck).toBe(true);
    expect(readEnvironment({ HUMAN_CHECK: 'off' }).humanCheck).toBe(false);
  });

  it.each(['CONTROL', 'WORLDS'])(
    'QA-11 refuses to start in production with %s on, unless that is said aloud',
    (name) => {
      const production = { NODE_ENV: 'production', [name]: 'on' };
      expect(() => readEnvironment(production)).toThrow(`  ${name}: is for tests`);
      expect(() => readEnvironment(production)).toThrow('CONTROL_IN_PRODUCTION=yes-i-know');
      expect(() => readEnvironment({ ...production, CONTROL_IN_PRODUCTION: 'yes' })).toThrow('CONTROL_IN_PRODUCTION');
      const forced = readEnvironment({ ...production, CONTROL_IN_PRODUCTION: 'yes-i-know' });
      expect([forced.control, forced.worlds]).toEqual([name === 'CONTROL', name === 'WORLDS']);
      expect(readEnvironment({ NODE_ENV: 'production' })).toMatchObject({ control: false, worlds: false });
    },
  );

  it.each([
    ['NODE_ENV', 'prod'],
    ['WORLDS_MAX', '0'],
    ['WORLDS_IDLE_MINUTES', 'soon'],
    ['WEB_URL', 'nonsense'],
    ['PLATFORM_PORT', '70000'],
    ['MERCHANT_KEY', 'c2hvcnQ'],
    ['CONTROL', 'yes'],
    ['PLATFORM_PUBLIC_URL', 'nonsense'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses to start with a bad %s, and names it', (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});
