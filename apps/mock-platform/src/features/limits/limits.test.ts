import { fetchLimits } from '@tonalli/contracts/limits/wire';
import { registerMember } from '@tonalli/contracts/registration/wire';
import { LoginAnswer } from '@tonalli/contracts/session/wire';
import { describe, expect, it } from 'vitest';
import { protectionOf } from '../../people/player-protection';
import { mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { REGISTRATION } from '../registration/registration-fixture';

const stage = await serveWorlds();
const { platform } = stage;

const register = (depositLimits?: object) =>
  platform.call(registerMember, { ...REGISTRATION, depositLimits }, stage.here);
const count = (table: string) => stage.world.sqlite.prepare(`SELECT count(*) FROM ${table}`).pluck().get();

describe('deposit limits', () => {
  it('REG-06 are kept with the registration and told to the member', async () => {
    const { envelope } = await register({ daily: '500.00', monthly: '6000.00' });
    const { token, customerId } = LoginAnswer.parse('value' in envelope && envelope.value);
    const { states } = await platform.value(fetchLimits, {}, { world: stage.world.name, token });
    expect(states.filter(({ kind }) => kind === 'deposit').map(({ period, limit }) => [period, limit])).toEqual([
      ['daily', '500.00'],
      ['weekly', null],
      ['monthly', '6000.00'],
    ]);
    expect(protectionOf(stage.world, customerId).limits).toEqual({ deposit: { daily: 50_000, monthly: 600_000 } });
  });

  it.each([undefined, {}])('REG-06 are none for whoever chose %o', async (chosen) => {
    expect((await register(chosen)).status).toBe(200);
    expect([count('members'), count('member_protection')]).toEqual([1, 0]);
  });

  it('REG-06 of a longer period below a shorter one are refused, and register nobody', async () => {
    const answer = await register({ daily: '500.00', weekly: '499.99' });
    const fields = { 'depositLimits.weekly': { patternId: 'limitOrder' } };
    expect(answer).toMatchObject({ status: 422, envelope: { code: 'FIELD_INVALID', fields } });
    expect([count('members'), count('member_protection')]).toEqual([0, 0]);
  });

  it.each([
    { daily: '0.00' },
    { daily: '-1.00' },
    { daily: 500 },
    { yearly: '500.00' },
    { daily: '99999999999999.00' },
  ])('REG-06 S3 of %o register nobody', async (chosen) => {
    expect(await register(chosen)).toMatchObject({ status: 400, envelope: { code: 'INVALID_REQUEST' } });
    expect([count('members'), count('member_protection')]).toEqual([0, 0]);
  });

  it('REG-06 are refused to whoever is not logged in, and to play money', async () => {
    expect((await platform.call(fetchLimits, {}, stage.here)).envelope).toMatchObject({ code: 'TOKEN_MISSING' });
    const as = await mintPlayer(stage.world, { type: 4 });
    const trial = await platform.call(fetchLimits, {}, as);
    expect(trial.envelope).toMatchObject({ code: 'TRIAL_ACCOUNT' });
  });
});
