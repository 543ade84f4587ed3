import * as bonuses from '@tonalli/contracts/bonuses/wire';
import * as cashier from '@tonalli/contracts/cashier/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { GAMES } from '../../games/registry';
import { mintPlayer, type Player } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { confirmDeposit } from '../cashier';
import { bonusTerms, contributionsOf, requireTerms } from './bonus-terms';
import { grantRepository } from './bonuses.repository';
import { openGrant } from './open-grant';

const stage = await serveWorlds({ seed: 'catalogue' });
let ana: Player;
let keys = 0;
beforeEach(async () => {
  ana = await mintPlayer(stage.world, {});
});

const offers = (who: Player, code?: string) =>
  stage.platform.value(bonuses.listDepositBonuses, code === undefined ? {} : { code }, who);
const idsOf = async (who: Player, code?: string) => (await offers(who, code)).list.map(({ offerId }) => offerId);
interface Choice {
  offerId?: string;
  bonusCode?: string;
  key?: string;
}
const order = (who: Player, amount: string, { key, ...choice }: Choice = {}) => {
  keys += 1;
  const idempotencyKey = key ?? `bonus-deposit-${keys}`;
  return stage.platform.call(
    cashier.createDeposit,
    { channelId: 'spei', amount, ...choice },
    { ...who, idempotencyKey },
  );
};
const numberOf = (orderId: string): number => Number(orderId.slice(1));
async function deposit(who: Player, amount: string, choice: Choice = {}) {
  const { envelope: body } = await order(who, amount, choice);
  if (!body.success) throw new Error(body.code);
  const { orderId } = cashier.DepositOrder.parse(body.value);
  confirmDeposit(stage.world, numberOf(orderId));
}
const codeOf = async (called: ReturnType<typeof order>) => {
  const { envelope: body } = await called;
  return body.success ? 'OK' : body.code;
};
const own = ({ id }: Player) => grantRepository(stage.world).ofMember(id);
const leftOf = (who: Player) => stage.platform.value(bonuses.listGrants, {}, who).then(({ list }) => list);

describe('a bonus that is chosen at the cashier', () => {
  it('MEM-03 doubles the first deposit up to 2,000.00, to be wagered ten times', async () => {
    expect(await idsOf(ana)).toEqual(['first-deposit']);
    await deposit(ana, '3000.00', { offerId: 'first-deposit' });
    const [bonus] = await leftOf(ana);
    expect(bonus).toMatchObject({
      state: 'ACTIVE',
      bonus: '2000.00',
      left: '2000.00',
      required: '20000.00',
      done: '0.00',
    });
    expect(bonus).toMatchObject({ deposit: '3000.00', maxStake: '100.00', maxConversion: null });
    expect(stage.world.ledger.balance(ana.id, 'member.main')).toBe(300_000);
  });

  it('MEM-03 gives none where none is chosen', async () => {
    await deposit(ana, '500.00');
    expect(own(ana)).toEqual([]);
    expect(await idsOf(ana)).not.toContain('first-deposit');
  });

  it('MEM-03 gives one once per person, whatever was ordered at the same time', async () => {
    const first = await order(ana, '200.00', { offerId: 'first-deposit' });
    const second = await order(ana, '300.00', { offerId: 'first-deposit' });
    for (const { envelope: body } of [first, second]) {
      if (body.success) confirmDeposit(stage.world, numberOf(cashier.DepositOrder.parse(body.value).orderId));
    }
    expect(own(ana).map(({ bonusMinor }) => bonusMinor)).toEqual([20_000]);
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-03 knows a code however it is typed, and refuses what a member may not take', async () => {
    expect(await idsOf(ana, 'fiesta50')).toEqual(['first-deposit', 'code-fiesta']);
    expect(await codeOf(order(ana, '500.00', { offerId: 'code-fiesta' }))).toBe('BONUS_NOT_FOUND');
    expect(await codeOf(order(ana, '500.00', { offerId: 'code-fiesta', bonusCode: 'WRONG1' }))).toBe('BONUS_NOT_FOUND');
    expect(await codeOf(order(ana, '500.00', { offerId: 'gift' }))).toBe('BONUS_NOT_FOUND');
    expect(await codeOf(order(ana, '150.00', { offerId: 'code-fiesta', bonusCode: 'FIESTA50' }))).toBe(
      'AMOUNT_OUT_OF_RANGE',
    );
    expect(await codeOf(order(ana, '500.00', { offerId: 'code-fiesta', bonusCode: 'FIESTA50' }))).toBe('OK');
  });

  it('MEM-03 answers the same to a repeated key, and keeps one choice', async () => {
    const choice = { offerId: 'first-deposit', key: 'same' };
    expect(await codeOf(order(ana, '200.00', choice))).toBe('OK');
    expect(await codeOf(order(ana, '200.00', choice))).toBe('OK');
    const rows = stage.world.sqlite
      .prepare('SELECT count(*) FROM bonus_choices WHERE member_id = ?')
      .pluck()
      .get(ana.id);
    expect(rows).toBe(1);
  });
});

describe('what a member reads and gives up', () => {
  const give = (who: Player, bonusMinor = 20_000) =>
    stage.world.transaction(() =>
      openGrant(stage.world, {
        ...{ memberId: who.id, terms: requireTerms('gift'), bonusMinor, depositMinor: 0 },
        ...{ sourceKey: `test:${who.id}:${bonusMinor}`, at: stage.world.clock.now() },
      }),
    );

  it('PROMO-05 shows the share of this game before a bet, of an active bonus only', async () => {
    const nodeId = String(
      stage.world.sqlite.prepare("SELECT node_id FROM games WHERE family = 'roulette' LIMIT 1").pluck().get(),
    );
    const ofGame = () => stage.platform.value(bonuses.fetchGameBonus, { nodeId }, ana);
    expect(await ofGame()).toEqual({ bonus: null });
    give(ana);
    expect((await ofGame()).bonus).toMatchObject({
      percent: 65,
      left: '200.00',
      required: '1000.00',
      maxStake: '20.00',
    });
  });

  it("PROMO-05 cancels one's own once, and hides others'", async () => {
    const eva = await mintPlayer(stage.world, {});
    give(ana);
    const [bonus] = await leftOf(ana);
    const bonusId = bonus?.bonusId ?? '';
    const cancel = (who: Player, idempotencyKey: string) =>
      codeOf(stage.platform.call(bonuses.cancelGrant, { bonusId }, { ...who, idempotencyKey }));
    expect(await cancel(eva, 'eva')).toBe('BONUS_NOT_FOUND');
    const page = { bonusId, pageNo: '1', pageSize: '10' };
    expect(await codeOf(stage.platform.call(bonuses.listGrantBets, page, eva))).toBe('BONUS_NOT_FOUND');
    const [one, two] = await Promise.all([cancel(ana, 'a'), cancel(ana, 'b')]);
    expect([one, two].sort()).toEqual(['BONUS_CLOSED', 'OK']);
    expect(await cancel(ana, 'a')).toBe(one);
    expect(await leftOf(eva)).toEqual([]);
  });
});

describe('the terms as data', () => {
  it('PROMO-05 are within the rules: ten times, seven days', () => {
    for (const { id, times, days } of bonusTerms()) expect([id, times <= 10, days >= 7]).toEqual([id, true, true]);
  });

  it('PROMO-05 count each family by its edge over 4 %, rounded down to 5 points', () => {
    const shares = contributionsOf(stage.world);
    const stated = GAMES.flatMap((game) => {
      const facts = game.stated?.(game.config.initial);
      return facts && Number(facts.rtpPercent) > 0 ? [[game.family, Number(facts.rtpPercent)] as const] : [];
    });
    // A shot is held before it is staked, which bonus money never is.
    expect(shares.fish).toBeUndefined();
    for (const [family, rtp] of stated.filter(([of]) => of !== 'fish')) {
      const edge = 100 - rtp;
      const most = edge >= 4 ? 100 : Math.floor((edge / 4) * 20 + 1e-9) * 5;
      expect([family, shares[family]]).toEqual([family, most]);
    }
    expect(stated.length).toBeGreaterThan(10);
  });
});
