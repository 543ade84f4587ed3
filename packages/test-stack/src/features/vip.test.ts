import { beforeAll, expect, it } from 'vitest';
import { lastRecordedCall, minor } from '../recorded-call';
import { useStack } from '../shared-stack';
import type { StackWorld } from '../stack';
import type { TestBrowser } from '../test-browser';

const stack = await useStack();
let world: StackWorld;
let player: TestBrowser;
beforeAll(async () => {
  world = await stack.world();
  const [account] = await world.control.apply('vip-player');
  player = world.visitor();
  await player.login(account?.username ?? '', account?.password ?? '');
});

it('MEM-10 shows levels, progress and what waits in minor units, asked in the language of the reader', async () => {
  const info = await player.client.vip.info.query({ language: 'en' });
  const { headers, value } = await lastRecordedCall(stack, world, 'fetchVip');
  expect(headers.language).toBe('EN');
  expect(info).toEqual({
    label: value.vipLabelName,
    level: 3,
    validBetMinor: minor(value.validBet),
    keeping: {
      ...{ level: 3, validBetMinor: minor(value.keeping.validBet), endsAt: value.keeping.endsAt },
      ...{ isGrace: false, isJudged: false },
    },
    levels: value.levels.map(({ level, name, validBet, keepBet, upgradeBonus, monthlyBonus, birthdayGift }) => ({
      level,
      name,
      validBetMinor: minor(validBet),
      keepBetMinor: minor(keepBet),
      upgradeBonusMinor: minor(upgradeBonus),
      monthlyBonusMinor: minor(monthlyBonus),
      birthdayGiftMinor: minor(birthdayGift),
    })),
    bonuses: value.bonuses.map(({ amount, ...same }) => ({ ...same, amountMinor: minor(amount) })),
  });
  expect(info.levels.length).toBeGreaterThan(3);
  expect(info.bonuses.length).toBeGreaterThan(0);
});

it('MEM-10 claims under the key of the intent, and lists what was received, narrowed by kind', async () => {
  const { vip, wallet } = player.client;
  const [bonus] = (await vip.info.query({ language: 'es' })).bonuses;
  const bonusId = bonus?.bonusId ?? '';
  const before = (await wallet.balance.query()).mainMinor;
  const claimed = await vip.claim.mutate({ bonusId }, { context: { idempotencyKey: 'claim-of-this-click' } });
  const claim = await lastRecordedCall(stack, world, 'claimVipBonus');
  expect(claim.request).toEqual({ bonusId });
  expect(claim.headers['idempotency-key']).toBe('claim-of-this-click');
  const amountMinor = bonus?.amountMinor ?? 0;
  expect(claimed).toEqual({ bonusId, amountMinor, balanceMinor: before + amountMinor });

  const received = await vip.received.query({ kind: 'bonus.vip', page: 1, pageSize: 20 });
  const { request, value } = await lastRecordedCall(stack, world, 'listBonuses');
  expect(request).toEqual({ kind: 'bonus.vip', pageNo: '1', pageSize: '20' });
  expect(received).toEqual({
    rows: value.content.map(({ amount, ...same }) => ({ ...same, amountMinor: minor(amount) })),
    page: 1,
    totalPages: 1,
    totalRows: 1,
    totalMinor: amountMinor,
  });
  expect(received.rows).toMatchObject([{ kind: 'bonus.vip', amountMinor, reference: bonusId }]);
});
