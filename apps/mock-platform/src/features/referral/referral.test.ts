import { listMessages } from '@tonalli/contracts/messages/wire';
import * as referral from '@tonalli/contracts/referral/wire';
import { registerMember } from '@tonalli/contracts/registration/wire';
import { LoginAnswer } from '@tonalli/contracts/session/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { creditByHand } from '../../guard/credit-by-hand';
import { findMember } from '../../people/find-member';
import { type Player, playerOf } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { keepBet } from '../../wagering/bets';
import { cancelBet, placeBet } from '../../wagering/testing/summary-bets';
import { REGISTRATION } from '../registration/registration-fixture';
import { creditDay, startReferralDays } from './credit-day';
import { REFERRAL_ON, REFERRAL_RATE } from './referral-settings';

const DAY_MS = 86_400_000;
/** The first moment of 2026-01-16 in Mexico City. */
const MIDNIGHT_MS = Date.UTC(2026, 0, 16, 6);

interface Inviter extends Player {
  account: string;
}

const stage = await serveWorlds();
const { platform } = stage;
let ana: Inviter;

beforeEach(async () => {
  ana = await player();
});

function logIn(id: string): Inviter {
  return { account: findMember(stage.world, id)?.account ?? '', ...playerOf(stage.world, id) };
}
const player = async (request: Parameters<typeof mintMember>[1] = {}) =>
  logIn((await mintMember(stage.world, request)).id);

/** Registers over the interface with a code. Returns the new member's id. */
async function invite(referralCode: string, username = 'Pedro99', nickname?: string): Promise<string> {
  const answer = await platform.value(registerMember, { ...REGISTRATION, username, referralCode }, stage.here);
  const { customerId } = LoginAnswer.parse(answer);
  if (nickname) stage.world.sqlite.prepare('UPDATE members SET nickname = ? WHERE id = ?').run(nickname, customerId);
  return customerId;
}

function giveMoney(memberId: string, amountMinor: number): void {
  creditByHand(stage.world, { key: 'd', memberId, amountMinor, reference: 'd', at: TEST_TIME_MS });
}

let rounds = 0;
const nextBet = (memberId: string, stakeMinor: number) => {
  rounds += 1;
  const game = { nodeId: '010001', vassalage: 'OMT', gameType: 'RNG', detail: { k: 'summary' } } as const;
  return { ...game, roundId: `referral-${rounds}`, memberId, stakeMinor };
};
interface Told {
  isTrial?: boolean;
  at?: number;
  settledAt?: number;
}
function bet(memberId: string, stakeMinor: number, told: Told = {}): void {
  const { isTrial = false, at = TEST_TIME_MS, settledAt = at } = told;
  keepBet(stage.world, { ...nextBet(memberId, stakeMinor), payoutMinor: 0, isTrial, at, settledAt });
}

const first = { pageNo: '1', pageSize: '20' };
const info = (who: Player) => platform.value(referral.fetchReferral, {}, who);
const invited = (who: Player, query = first) => platform.value(referral.listInvited, query, who);
const earnings = (who: Player, query = first) => platform.value(referral.listReferralEarnings, query, who);
const balanceOf = ({ id }: Player) => stage.world.ledger.balance(id, 'member.main');
const postings = () =>
  stage.world.sqlite.prepare("SELECT count(*) FROM postings WHERE kind = 'bonus.referral'").pluck().get();

describe('who invited whom', () => {
  it("MEM-12 REG-03 a registration with the member's code counts as theirs, under a masked name", async () => {
    const { referralCode } = await info(ana);
    await invite(referralCode, 'Pedro99', 'Pedro Páramo');
    expect(await info(ana)).toMatchObject({ invited: 1, deposited: 0, active: 0, earned: '0.00' });
    expect(await invited(ana)).toEqual({
      content: [
        {
          memberName: 'Ped***',
          joinedAt: new Date(TEST_TIME_MS).toISOString(),
          hasDeposited: false,
          hasBet: false,
        },
      ],
      pageNum: 1,
      totalPages: 1,
      totalRows: 1,
    });
  });

  it('MEM-12 tells whether they have deposited and bet, play money apart', async () => {
    const pedro = await invite(ana.account);
    bet(pedro, 5_000, { isTrial: true });
    expect((await invited(ana)).content[0]).toMatchObject({ hasDeposited: false, hasBet: false });
    giveMoney(pedro, 5_000);
    bet(pedro, 5_000);
    expect((await invited(ana)).content[0]).toMatchObject({ hasDeposited: true, hasBet: true });
    expect(await info(ana)).toMatchObject({ invited: 1, deposited: 1, active: 1 });
  });

  it('MEM-12 lists them newest first, page by page, and nobody sees those of another', async () => {
    for (const name of ['Uno11', 'Dos22', 'Tres33']) {
      await invite(ana.account, name);
      stage.world.clock.advance(60_000);
    }
    const names = async (pageNo: string) =>
      (await invited(ana, { pageNo, pageSize: '2' })).content.map(({ memberName }) => memberName);
    expect([await names('1'), await names('2'), await names('3')]).toEqual([['Tre***', 'Dos***'], ['Uno***'], []]);
    expect(await invited(await player())).toMatchObject({ content: [], totalRows: 0 });
  });

  it.each(['12345678', 'nobody', ''])(
    'MEM-12 a code that is nobody’s (%j) registers without a referrer',
    async (code) => {
      await invite(code);
      expect(stage.world.sqlite.prepare('SELECT count(*) FROM referrals').pluck().get()).toBe(0);
    },
  );

  it('MEM-12 a trial account brings nobody', async () => {
    await invite((await player({ type: 4 })).account);
    expect(stage.world.sqlite.prepare('SELECT count(*) FROM referrals').pluck().get()).toBe(0);
  });
});

describe('the commission', () => {
  it('MEM-12 is credited when the day ends in Mexico: the rate of the valid bets that were settled on it', async () => {
    startReferralDays(stage.world);
    const [pedro, rosa] = [await invite(ana.account), await invite(ana.account, 'Rosa11')];
    bet(pedro, 123_456);
    bet(rosa, 1_000, { at: MIDNIGHT_MS - 1 });
    bet(rosa, 7_000, { at: MIDNIGHT_MS });
    bet(rosa, 9_000, { isTrial: true });
    bet(ana.id, 50_000);
    stage.world.clock.set(MIDNIGHT_MS - 1);
    expect(postings()).toBe(0);
    stage.world.clock.set(MIDNIGHT_MS);
    ana = logIn(ana.id);
    expect(await earnings(ana)).toEqual({
      content: [
        {
          day: '2026-01-15',
          active: 2,
          validBet: '1244.56',
          rateBasisPoints: 50,
          amount: '6.22',
          creditedAt: new Date(MIDNIGHT_MS).toISOString(),
        },
      ],
      pageNum: 1,
      totalPages: 1,
      totalRows: 1,
    });
    expect([balanceOf(ana), (await info(ana)).earned]).toEqual([622, '6.22']);
    stage.world.clock.set(MIDNIGHT_MS + DAY_MS);
    ana = logIn(ana.id);
    expect((await earnings(ana)).content.map(({ day, amount }) => [day, amount])).toEqual([
      ['2026-01-16', '0.35'],
      ['2026-01-15', '6.22'],
    ]);
    expect(stage.world.ledger.audit().findings).toEqual([]);
  });

  it('MEM-12 is credited once for a referrer and day, however often the day is settled', async () => {
    bet(await invite(ana.account), 100_000);
    creditDay(stage.world, '2026-01-15');
    stage.world.settings.set(REFERRAL_RATE, 300);
    bet(await invite(ana.account, 'Rosa11'), 100_000);
    creditDay(stage.world, '2026-01-15');
    expect([postings(), balanceOf(ana)]).toEqual([1, 500]);
  });

  it('MEM-14 is told to the referrer once for a day', async () => {
    bet(await invite(ana.account), 100_000);
    creditDay(stage.world, '2026-01-15');
    creditDay(stage.world, '2026-01-15');
    const query = { filter: 'all', pageNo: '1', pageSize: '20', language: 'EN' };
    const { content } = await platform.value(listMessages, query, ana);
    const title = 'You earned $5.00 from the friends you invited';
    expect(content).toMatchObject([{ kind: 'referralEarned', title, at: new Date(MIDNIGHT_MS).toISOString() }]);
  });

  it('MEM-12 is credited once when time passes over the day twice', async () => {
    startReferralDays(stage.world);
    bet(await invite(ana.account), 100_000);
    stage.world.clock.set(MIDNIGHT_MS);
    stage.world.clock.set(TEST_TIME_MS);
    stage.world.clock.set(MIDNIGHT_MS + DAY_MS);
    expect([postings(), balanceOf(ana)]).toEqual([1, 500]);
  });

  it('MEM-12 counts a bet on the day of its settlement, and leaves out what is open or cancelled', async () => {
    const pedro = await invite(ana.account);
    giveMoney(pedro, 60_000);
    bet(pedro, 10_000, { settledAt: MIDNIGHT_MS + 1 });
    placeBet(stage.world, { ...nextBet(pedro, 20_000), at: TEST_TIME_MS });
    cancelBet(stage.world, placeBet(stage.world, { ...nextBet(pedro, 40_000), at: TEST_TIME_MS }));
    creditDay(stage.world, '2026-01-15');
    expect(postings()).toBe(0);
    creditDay(stage.world, '2026-01-16');
    expect((await earnings(ana)).content[0]).toMatchObject({ validBet: '100.00', amount: '0.50' });
  });

  it('MEM-12 of less than a centavo, or of a suspended referrer, is none', async () => {
    bet(await invite(ana.account), 99);
    creditDay(stage.world, '2026-01-15');
    expect(postings()).toBe(0);
    bet(await invite(ana.account, 'Rosa11'), 100_000);
    stage.world.sqlite.prepare("UPDATE members SET status = 'suspended' WHERE id = ?").run(ana.id);
    creditDay(stage.world, '2026-01-15');
    expect(postings()).toBe(0);
  });

  it('MEM-12 follows the rate that the operator sets; none at nought', async () => {
    bet(await invite(ana.account), 100_000);
    stage.world.settings.set(REFERRAL_RATE, 0);
    creditDay(stage.world, '2026-01-15');
    expect([postings(), (await info(ana)).rateBasisPoints]).toEqual([0, 0]);
  });
});

describe('who may', () => {
  const all = (who: Player) => [
    platform.call(referral.fetchReferral, {}, who),
    platform.call(referral.listInvited, first, who),
    platform.call(referral.listReferralEarnings, first, who),
  ];

  it('NAV-06 nothing is answered, kept or credited while the promotion is off', async () => {
    const pedro = await invite(ana.account);
    stage.world.settings.set(REFERRAL_ON, false);
    for (const { status, envelope } of await Promise.all(all(ana))) {
      expect([status, envelope]).toEqual([403, expect.objectContaining({ code: 'FUNCTION_NOT_AVAILABLE' })]);
    }
    await invite(ana.account, 'Rosa11');
    bet(pedro, 100_000);
    startReferralDays(stage.world);
    stage.world.clock.set(MIDNIGHT_MS);
    stage.world.settings.set(REFERRAL_ON, true);
    expect(await info(logIn(ana.id))).toMatchObject({ invited: 1, earned: '0.00' });
  });

  it('GAME-06 trial accounts have none of it', async () => {
    for (const { envelope } of await Promise.all(all(await player({ type: 4 })))) {
      expect(envelope).toMatchObject({ success: false, code: 'TRIAL_ACCOUNT' });
    }
  });
});
