import { answerRealityCheck, fetchPlayTime } from '@tonalli/contracts/play-time/wire';
import { expect, it } from 'vitest';
import { atUnits, MINUTE_MS, refusalOf, serveLotteries } from './lottery-fixture';

const stage = await serveLotteries();
const HOUR_MS = 60 * MINUTE_MS;

it('GAME-14 RG-02 an order begins the time of play and goes on with it, and its net result counts once it is drawn', async () => {
  const ana = await stage.player();
  expect((await ana.value(fetchPlayTime, {})).period).toEqual({ elapsedMs: 0, staked: '0.00', paid: '0.00' });
  stage.wish('five-1', atUnits('7'));
  await ana.place();
  stage.world.clock.advance(MINUTE_MS);
  expect((await ana.value(fetchPlayTime, {})).period).toEqual({ elapsedMs: MINUTE_MS, staked: '2.00', paid: '19.00' });
  stage.world.clock.advance(HOUR_MS);
  expect((await stage.again(ana).value(fetchPlayTime, {})).period.elapsedMs).toBe(0);
});

it('RG-02 a reality check comes after an hour of orders, and no order is taken until it is answered', async () => {
  const eva = await stage.player();
  for (let minutes = 0; minutes < 60; minutes += 20) {
    await stage.again(eva).place({ key: `order-at-${minutes}`, issues: [{ issue: await openIssue(), multiple: 1 }] });
    stage.world.clock.advance(20 * MINUTE_MS);
  }
  const later = stage.again(eva);
  const { check } = await later.value(fetchPlayTime, {});
  expect(check?.dueInMs).toBe(0);
  const issues = [{ issue: await openIssue(), multiple: 1 }];
  expect(refusalOf(await later.ask({ key: 'refused-by-the-check', issues })).code).toBe('REALITY_CHECK_DUE');
  await later.value(answerRealityCheck, { id: check?.id ?? '' });
  expect(await later.place({ key: 'taken-after-the-check', issues })).toMatchObject({ state: 'OPEN' });
});

it('GAME-06 GAME-14 an order in play money is no time of play', async () => {
  const guest = await stage.player({ type: 4, balanceMinor: 100_000 });
  await guest.place();
  expect(stage.count(`play_time WHERE member_id = '${guest.id}'`)).toBe(0);
});

/** The draw that takes orders now. */
const openIssue = async (): Promise<string> =>
  (await stage.qa.run('showDraws', { code: 'five-1' })).draws[0]?.issue ?? '';
