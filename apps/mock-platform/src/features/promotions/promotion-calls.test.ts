import { listMessages } from '@tonalli/contracts/messages/wire';
import {
  applyForPromotion,
  claimPromotion,
  fetchMyPromotion,
  joinPromotion,
  listMyPromotions,
  signInToday,
} from '@tonalli/contracts/promotions/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { callsAs, mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { formOf, pictureOf } from '../../transport/uploads/picture-fixture';
import { startBreak } from '../breaks';
import { applicationIdOf } from './application-id';
import { CALENDAR, campaign, WEEKLY } from './promotions-fixture';
import { publishCampaign } from './publish-campaign';
import {
  approveApplication,
  drawAmount,
  listApplications,
  rejectApplication,
  takeApplication,
} from './review-application';

const stage = await serveWorlds();
const { platform } = stage;
const one = (promotionId: string) => ({ promotionId, language: 'ES' });
const APPLICATION = { id: 'zalo', kind: 'application', reward: { kind: 'cash', amountMinor: 5_000 } };
let calls = 0;
const nextKey = (): string => {
  calls += 1;
  return `call-${calls}`;
};

beforeEach(() => {
  for (const change of [{ reward: { kind: 'cash', amountMinor: 1_000 } }, APPLICATION, CALENDAR, WEEKLY])
    publishCampaign(stage.world, campaign({ ...change, budget: change === APPLICATION ? null : undefined }));
});
afterEach(() => expect(stage.world.ledger.audit().findings).toEqual([]));

async function player(type: 0 | 1 | 4 = 0) {
  const { id, token } = await mintPlayer(stage.world, { type });
  const cash = () => stage.world.ledger.balance(id, 'member.main');
  return {
    id,
    token,
    cash,
    as: (key?: string) => callsAs(platform, { token, world: stage.world.name, idempotencyKey: key ?? nextKey() }),
  };
}

async function apply(token: string, form: FormData, key?: string) {
  const headers = {
    'x-world': stage.world.name,
    'idempotency-key': key ?? nextKey(),
    authorization: `Bearer ${token}`,
  };
  const response = await platform.fetch(applyForPromotion.path, { method: 'PUT', body: form, headers });
  // The envelope of the interface.
  const body = (await response.json()) as {
    code?: string;
    value?: { status: string; application: { images: string[] } };
  };
  return { code: body.code ?? 'OK', value: body.value };
}
const good = (files: Buffer[] = []) => formOf({ ...one('zalo'), remark: 'Ana en Zalo' }, files);
const waiting = () => applicationIdOf(listApplications(stage.world, 9)[0]?.id ?? 0);

describe('the calls of promotions', () => {
  it('NAV-12 counts what a member can take part in now, and one less after each', async () => {
    const { as } = await player();
    const count = async () => (await as().value(listMyPromotions)).availablePromoCount;
    expect(await count()).toBe(4);
    await as().value(claimPromotion, one('gift'));
    await as().value(signInToday, one('days'));
    await as().value(joinPromotion, one('weekly'));
    expect(await count()).toBe(1);
  });

  it('PROMO-08 pays once to many calls at once, under one key or under many', async () => {
    const ana = await player();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((key) => ana.as(`claim-${key % 3}`).code(claimPromotion, one('gift'))),
    );
    expect([new Set(answers), ana.cash()]).toEqual([new Set(['OK']), 1_000]);
  });

  it('PROMO-08 pays as many of those who come in one moment as the budget does', async () => {
    publishCampaign(
      stage.world,
      campaign({
        id: 'three',
        reward: { kind: 'cash', amountMinor: 700 },
        budget: { unit: 'money', totalMinor: 2_100 },
      }),
    );
    const people = await Promise.all(Array.from({ length: 8 }, () => player()));
    const codes = await Promise.all(people.map(({ as }) => as().code(claimPromotion, one('three'))));
    expect(codes.toSorted()).toEqual([...Array(3).fill('OK'), ...Array(5).fill('PROMOTION_CLOSED')]);
    expect(people.reduce((sum, { cash }) => sum + cash(), 0)).toBe(2_100);
  });

  it('PROMO-04 signs a day once, whoever asks how often', async () => {
    const { as, cash } = await player();
    const codes = await Promise.all([1, 2, 3].map((key) => as(`sign-${key}`).code(signInToday, one('days'))));
    expect([codes, cash()]).toEqual([['OK', 'OK', 'OK'], 100]);
    expect((await as().value(fetchMyPromotion, one('days'))).calendar).toEqual({
      signedCount: 1,
      isSignedToday: true,
      today: '2026-01-15',
      nextDayAt: '2026-01-16T06:00:00.000Z',
    });
  });

  it('PROMO-01 gives nothing to trial accounts and agents', async () => {
    const [trial, agent] = [await player(4), await player(1)];
    expect(await trial.as().code(claimPromotion, one('gift'))).toBe('TRIAL_ACCOUNT');
    expect(await agent.as().code(claimPromotion, one('gift'))).toBe('PROMOTION_NOT_ELIGIBLE');
    const { availablePromoCount, list } = await agent.as().value(listMyPromotions);
    expect([availablePromoCount, list[0]?.reasons]).toEqual([0, [{ rule: 'playersOnly' }]]);
  });

  it('PROMO-03 goes from an application through its review to a reward that is claimed once', async () => {
    const ana = await player();
    const pictures = await Promise.all([pictureOf('png'), pictureOf('jpeg'), pictureOf('png', 200, 300)]);
    const sent = await apply(ana.token, good(pictures), 'once');
    expect(sent).toMatchObject({
      code: 'OK',
      value: { status: 'applying', application: { remark: 'Ana en Zalo', reason: null } },
    });
    expect(sent.value?.application.images).toHaveLength(3);
    const status = async () => (await ana.as().value(fetchMyPromotion, one('zalo'))).status;
    takeApplication(stage.world, waiting());
    expect(await status()).toBe('process');
    approveApplication(stage.world, waiting());
    expect([await status(), ana.cash()]).toEqual(['issued', 0]);
    const inbox = await ana.as().value(listMessages, { filter: 'all', pageNo: '1', pageSize: '5', language: 'ES' });
    expect(inbox.content[0]).toMatchObject({ kind: 'promotionDecided', title: 'Tu solicitud fue aprobada' });
    await Promise.all([1, 2].map((key) => ana.as(`c${key}`).code(claimPromotion, one('zalo'))));
    expect([await status(), ana.cash()]).toEqual(['claimed', 5_000]);
    expect(() => approveApplication(stage.world, waiting())).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });

  it('PROMO-03 is not approved while its member is on a break, and waits on without a reward', async () => {
    const ana = await player();
    await apply(ana.token, good());
    startBreak(stage.world, ana.id, '24h');
    expect(() => approveApplication(stage.world, waiting())).toThrow(
      expect.objectContaining({ code: 'OPERATION_NOT_ALLOWED' }),
    );
    expect(listApplications(stage.world, 9)).toMatchObject([{ memberId: ana.id, state: 'APPLIED', rewardId: null }]);
    expect(ana.cash()).toBe(0);
  });

  it('PROMO-03 keeps one application of a member, also of a repeat, and refuses another', async () => {
    const ana = await player();
    const codes = await Promise.all([1, 2, 3].map(async () => (await apply(ana.token, good(), 'same')).code));
    expect([codes, listApplications(stage.world, 9)]).toEqual([['OK', 'OK', 'OK'], [expect.anything()]]);
    expect((await apply(ana.token, good())).code).toBe('PROMOTION_TAKEN');
  });

  it('PROMO-02 says why an application was rejected', async () => {
    const ana = await player();
    await apply(ana.token, good());
    rejectApplication(stage.world, waiting(), 'En la captura no se ve tu suscripción.');
    expect(await ana.as().value(fetchMyPromotion, one('zalo'))).toMatchObject({
      status: 'rejected',
      action: null,
      application: { reason: 'En la captura no se ve tu suscripción.' },
    });
  });

  it.each([
    ['no remark', { ...one('zalo') }, 'INVALID_REQUEST'],
    ['a blank remark', { ...one('zalo'), remark: '  ' }, 'INVALID_REQUEST'],
    ['141 characters', { ...one('zalo'), remark: 'á'.repeat(141) }, 'INVALID_REQUEST'],
    ['140 of many code points', { ...one('zalo'), remark: '👩‍🚀'.repeat(140) }, 'OK'],
    ['a promotion that there is none of', { ...one('none'), remark: 'x' }, 'NOT_FOUND'],
    ['a promotion without applications', { ...one('gift'), remark: 'x' }, 'NOT_FOUND'],
  ])('PROMO-03 takes an application with %s as it should', async (_what, fields, code) => {
    const ana = await player();
    expect((await apply(ana.token, formOf(fields))).code).toBe(code);
    expect(listApplications(stage.world, 9)).toHaveLength(code === 'OK' ? 1 : 0);
  });

  it('PROMO-03 refuses four pictures and what is no picture, and keeps nothing', async () => {
    const ana = await player();
    const picture = await pictureOf('png');
    expect((await apply(ana.token, good([picture, picture, picture, picture]))).code).toBe('TOO_MANY_IMAGES');
    expect((await apply(ana.token, good([Buffer.from('<svg/>')]))).code).toBe('IMAGE_INVALID');
    expect(listApplications(stage.world, 9)).toEqual([]);
  });

  it('HOME-09 draws an amount with the chances that are told', () => {
    const draw = [
      { amountMinor: 13_100, chances: 1 },
      { amountMinor: 131, chances: 9 },
    ];
    const drawn = Array.from({ length: 20_000 }, () => drawAmount(stage.world, draw));
    const highest = drawn.filter((amount) => amount === 13_100).length;
    expect(new Set(drawn)).toEqual(new Set([13_100, 131]));
    expect(highest).toBeGreaterThan(1_800);
    expect(highest).toBeLessThan(2_200);
  });
});
