import { fetchConsents } from '@tonalli/contracts/consents/wire';
import * as registration from '@tonalli/contracts/registration/wire';
import { LoginAnswer } from '@tonalli/contracts/session/wire';
import { fetchPermission } from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { POLICY_PACK } from '../policy';
import { REGISTRATION } from './registration-fixture';

const stage = await serveWorlds();
const { platform } = stage;
const TWO = [
  { product: 'casino', channel: 'email' },
  { product: 'sports', channel: 'inbox' },
];

const register = (over: object) => platform.call(registration.registerMember, { ...REGISTRATION, ...over }, stage.here);

async function consentsOf(over: object) {
  const { envelope } = await register(over);
  const { token } = LoginAnswer.parse('value' in envelope && envelope.value);
  return platform.value(fetchConsents, {}, { ...stage.here, token });
}

describe('the consent to advertising of whoever registers', () => {
  it.each([
    ['GB-2026', true],
    ['MX-TONALLI', false],
  ] as const)('RG-04 is asked for by the form as %s has it: %s', async (pack, asks) => {
    stage.world.settings.set(POLICY_PACK, pack);
    const rules = await platform.value(registration.fetchRegisterRules, {}, stage.here);
    const { info } = await platform.value(fetchPermission, {}, stage.here);
    expect([rules.asksForConsent, info.register.asksForConsent]).toEqual([asks, asks]);
  });

  it('RG-04 is kept with the account from its creation on, for what was ticked and nothing else', async () => {
    stage.world.clock.freeze(TEST_TIME_MS);
    stage.world.settings.set(POLICY_PACK, 'GB-2026');
    const { states, history } = await consentsOf({ consents: [...TWO, ...TWO] });
    const since = new Date(TEST_TIME_MS).toISOString();
    expect(states.filter(({ isGiven }) => isGiven)).toEqual(TWO.map((one) => ({ ...one, isGiven: true, since })));
    expect(history).toHaveLength(2);
  });

  it.each([{}, { consents: [] }])('RG-04 is given by nobody who ticked nothing: %o', async (over) => {
    stage.world.settings.set(POLICY_PACK, 'GB-2026');
    const { states, history } = await consentsOf(over);
    expect([states.filter(({ isGiven, since }) => isGiven || since !== null), history]).toEqual([[], []]);
  });

  it.each([[[{ product: 'casino', channel: 'post' }]], [[{ product: 'casino' }]], [Array(10).fill(TWO[0])], [true]])(
    'RG-04 S3 that is not readable, such as %o, makes no account',
    async (consents) => {
      expect((await register({ consents })).envelope).toMatchObject({ code: 'INVALID_REQUEST' });
      expect(stage.world.sqlite.prepare('SELECT count(*) FROM members').pluck().get()).toBe(0);
    },
  );
});
