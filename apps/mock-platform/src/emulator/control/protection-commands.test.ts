import { setConsent } from '@tonalli/contracts/consents/wire';
import { changeLimits } from '@tonalli/contracts/limits/wire';
import { beforeEach, expect, it } from 'vitest';
import { startBreak } from '../../features/breaks';
import { keepDepositLimits } from '../../features/limits';
import { POLICY_PACK } from '../../features/policy';
import { type Player, playerOf } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';

const stage = await serveMember();
let ana: Player;
beforeEach(() => {
  stage.world.clock.freeze(TEST_TIME_MS);
  stage.world.settings.set(POLICY_PACK, 'GB-2026');
  ana = playerOf(stage.world, stage.ana.id);
});
const shown = () => stage.qa.run('showProtection', { memberId: ana.id });

it('QA-10 RG-01 RG-03 RG-04 what protects a member is shown whole: nothing, and then each that they chose', async () => {
  const before = await shown();
  expect(before.limits.states.every(({ limit, left }) => limit === null && left === null)).toBe(true);
  expect([before.limits.changes, before.breaks.current, before.finances]).toEqual([[], null, null]);
  expect([before.playedTodayMs, before.consents.history, before.financialRecords]).toEqual([0, [], 'clear']);

  keepDepositLimits(stage.world, { memberId: ana.id, limits: { daily: 50_000 }, at: TEST_TIME_MS });
  await stage.platform.value(changeLimits, { kind: 'deposit', limits: { daily: '600.00' } }, ana);
  await stage.platform.value(setConsent, { product: 'casino', channel: 'sms', isGiven: true }, ana);
  await stage.qa.run('setFinancialRecords', { answer: 'vulnerable' });
  startBreak(stage.world, ana.id, '24h');

  const { limits, breaks, consents, financialRecords } = await shown();
  expect(limits.states.find(({ kind, period }) => kind === 'deposit' && period === 'daily')).toMatchObject({
    ...{ limit: '500.00', used: '0.00', left: '500.00' },
  });
  expect(limits.changes).toMatchObject([{ kind: 'deposit', limits: { daily: '600.00' }, isConfirmable: false }]);
  expect(breaks.current?.kind).toBe('TIME_OUT');
  expect(consents.states.filter(({ isGiven }) => isGiven)).toMatchObject([{ product: 'casino', channel: 'sms' }]);
  expect(financialRecords).toBe('vulnerable');
});

it('QA-10 RG-01 of nobody is not found', async () => {
  await expect(stage.qa.run('showProtection', { memberId: 'M999999' })).rejects.toMatchObject({
    code: 'USER_NOT_FOUND',
  });
});
