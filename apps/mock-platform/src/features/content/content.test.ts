import * as limits from '@tonalli/contracts/constants';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { TEST_TIME_MS } from '../../testing/test-time';
import { createTestWorld } from '../../testing/test-world';
import { contextOf } from '../../testing/verb-context';
import { keepBet } from '../../wagering/bets';
import type { World } from '../../world/world';
import { JACKPOT_RULES } from '../play';
import { announced } from './announced';
import { seedContent } from './content.seed';
import { replaceBanners } from './index';
import { fetchJackpot } from './jackpot';
import { listAnnouncements } from './list-announcements';
import { listTopWins } from './list-winners';

let world: World;
const context = () => contextOf<'none'>(world, null);

beforeEach(() => {
  world = createTestWorld();
});

describe('announcements', () => {
  beforeEach(() => seedContent(world));
  type Announcements = Awaited<ReturnType<typeof listAnnouncements>>;
  const list = (input: { types?: string; execution?: 'A' | 'B' | 'F'; language?: 'ES' | 'EN' } = {}) =>
    listAnnouncements({
      ctx: context(),
      input: { types: 'B,PL,PU,PR,H', platform: 'W', language: 'ES', ...input },
    }) as Announcements;

  it('HOME-09 makes both promises, as banner and as promotion, in both languages', () => {
    for (const language of ['ES', 'EN'] as const) {
      const { banners, promotion } = list({ language });
      const slots = language === 'ES' ? /casi 10,000 tragamonedas/i : /nearly 10,000 slot games/i;
      const zalo = language === 'ES' ? /Zalo.*hasta 131K/i : /Zalo.*up to 131K/i;
      const both = [banners.map(({ title }) => title), promotion.map(({ content }) => content)];
      expect(both.map((texts) => [slots, zalo].map((claim) => texts.some((text) => claim.test(text))))).toEqual([
        [true, true],
        [true, true],
      ]);
    }
  });

  it('HOME-02 has banners for every group, more than one for home, each with a picture and a fitting link', () => {
    const { banners } = list();
    const groups = banners.map(({ groupName }) => groupName);
    expect(groups.filter((group) => group === 'w_home')).toHaveLength(6);
    expect(new Set(groups)).toEqual(new Set(['w_home', 'w_leftmenu', 'w_forget', 'w_reg']));
    const shapes = { INNER: /^\/\w/, OUTER: /^https:\/\//, NONE: /^$/, GAME: /^\d*$/, PROMOTION: /^[a-z-]+$/ };
    expect(banners.filter(({ url, linkType }) => !shapes[linkType].test(url))).toEqual([]);
    expect(banners.filter(({ imageUrl }) => !imageUrl.startsWith('/art/banners/'))).toEqual([]);
  });

  it('HOME-02 names the game that a banner leads to, in the language asked for, and none that is not there', () => {
    const leads = (language: 'ES' | 'EN') => list({ language }).banners.find(({ linkType }) => linkType === 'GAME');
    expect(leads('ES')?.game).toBeNull();
    world = createTestWorld({ seed: 'catalogue' });
    seedContent(world);
    replaceBanners(
      world,
      announced.banners().map((banner) => ({ ...banner, url: banner.linkType === 'GAME' ? '010001' : banner.url })),
    );
    const [spanish, english] = [leads('ES')?.game, leads('EN')?.game];
    expect([spanish?.nodeId, english?.nodeId]).toEqual(['010001', '010001']);
    expect(spanish?.displayName).not.toBe(english?.displayName);
    expect(list().banners.filter(({ linkType, game }) => linkType !== 'GAME' && game !== null)).toEqual([]);
  });

  describe('in the default data', () => {
    // Built before the test, since it is a long work of its own.
    let seeded: World;
    beforeAll(() => {
      seeded = createTestWorld({ seed: 'default' });
    });

    it('HOME-02 HOME-09 leads to a game that can be played and to a promotion that exists', () => {
      const input = { types: 'B', platform: 'W', language: 'ES' } as const;
      const { banners } = listAnnouncements({ ctx: { ...context(), world: seeded }, input }) as Announcements;
      const of = (type: string) => banners.filter(({ linkType }) => linkType === type);
      expect(of('GAME').map(({ game }) => game?.status)).toEqual(['OPEN']);
      const known = seeded.sqlite.prepare<[], string>('SELECT id FROM promotions').pluck().all();
      expect(known).toEqual(expect.arrayContaining(of('PROMOTION').map(({ url }) => url)));
      expect(known).toEqual(expect.arrayContaining(['slots', 'zalo']));
    });
  });

  it('HOME-07 narrows popups to one execution code', () => {
    const codes = (execution?: 'A' | 'B' | 'F') => [
      ...new Set(list(execution ? { execution } : {}).popup.map((popup) => popup.execution)),
    ];
    expect(codes().sort()).toEqual(['A', 'B', 'F']);
    expect([codes('A'), codes('B'), codes('F')]).toEqual([['A'], ['B'], ['F']]);
  });

  it('HOME-07 leaves out what was not asked for', () => {
    const { banners, player, popup, promotion } = list({ types: 'PL' });
    expect([banners, popup, promotion]).toEqual([[], [], []]);
    expect(player.length).toBeGreaterThan(limits.NOTICE_PAGE_SIZE);
  });

  it('HOME-03 lists notices newest first, none from the future, each in its own words', () => {
    const { player } = list();
    const times = player.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(Math.max(...times)).toBeLessThan(TEST_TIME_MS);
    const english = list({ language: 'EN' }).player;
    expect(player.filter(({ title }, index) => title === english[index]?.title)).toEqual([]);
  });
});

describe('the winner board', () => {
  beforeEach(() => {
    world = createTestWorld({ seed: 'catalogue' });
  });

  const DAY_MS = 86_400_000;
  function bet(memberId: string, payoutMinor: number, more: { isTrial?: boolean; daysAgo?: number } = {}): void {
    const at = world.clock.now() - (more.daysAgo ?? 0) * DAY_MS;
    keepBet(world, {
      roundId: `R${payoutMinor}`,
      memberId,
      nodeId: '010001',
      vassalage: 'OMT',
      gameType: 'RNG',
      stakeMinor: 100,
      payoutMinor,
      isTrial: more.isTrial ?? false,
      at,
      detail: { k: 'summary' },
    });
  }

  it('HOME-05 shows settled wins in real money, largest first, under masked names', async () => {
    const { id: memberId } = await mintMember(world, { username: 'Guadalupe' });
    for (const payout of [60_000, 900_000, 75_000]) bet(memberId, payout);
    bet(memberId, 5_000_000, { isTrial: true });
    const wins = listTopWins(world, { language: 'ES', limit: limits.WINNER_BOARD_LIMIT });
    expect(wins.map(({ winAmount }) => winAmount)).toEqual([900_000, 75_000, 60_000]);
    expect(wins[0]?.customerName).toMatch(/^Gua?\w*\*{3}/);
    expect(wins[0]?.customerName).not.toContain('Guadalupe');
  });

  it('HOME-05 shows at most as many as asked for', async () => {
    const { id: memberId } = await mintMember(world);
    for (let index = 0; index < 30; index += 1) bet(memberId, 60_000 + index);
    const wins = listTopWins(world, { language: 'ES', limit: limits.WINNER_BOARD_LIMIT });
    expect(wins).toHaveLength(20);
    expect(wins[0]?.winAmount).toBe(60_029);
  });

  it('HOME-05 fills a quiet week from the month, and forgets older wins', async () => {
    const { id: memberId } = await mintMember(world);
    bet(memberId, 80_000, { daysAgo: 20 });
    bet(memberId, 90_000, { daysAgo: 40 });
    expect(listTopWins(world, { language: 'ES', limit: 20 }).map(({ winAmount }) => winAmount)).toEqual([80_000]);
  });

  it('HOME-10 shows the wins of a day or of a week, of one category where asked, and none of before', async () => {
    const { id: memberId } = await mintMember(world);
    bet(memberId, 80_000, { daysAgo: 0.9 });
    bet(memberId, 90_000, { daysAgo: 1.1 });
    bet(memberId, 70_000, { daysAgo: 6.9 });
    bet(memberId, 95_000, { daysAgo: 7.1 });
    const wins = (asked: Omit<Parameters<typeof listTopWins>[1], 'language' | 'limit'>) =>
      listTopWins(world, { language: 'ES', limit: 20, ...asked }).map(({ winAmount }) => winAmount);
    expect(wins({ period: 'DAY' })).toEqual([80_000]);
    expect(wins({ period: 'WEEK' })).toEqual([90_000, 80_000, 70_000]);
    expect(wins({ period: 'WEEK', gameType: 'RNG' })).toHaveLength(3);
    expect(wins({ period: 'WEEK', gameType: 'LIVE' })).toEqual([]);
  });

  it('HOME-05 names games in the language asked for', async () => {
    const { id: memberId } = await mintMember(world);
    bet(memberId, 80_000);
    const [spanish, english] = [
      listTopWins(world, { language: 'ES', limit: 1 })[0],
      listTopWins(world, { language: 'EN', limit: 1 })[0],
    ];
    expect(spanish?.nodeId).toBe(english?.nodeId);
    expect(spanish?.gameName).not.toBe(english?.gameName);
  });
});

describe('the jackpot ticker', () => {
  beforeEach(() => world.settings.set(JACKPOT_RULES, { ...world.settings.get(JACKPOT_RULES), kind: 'TICKER' }));
  const amount = () => (fetchJackpot({ ctx: context(), input: {} }) as { amount: number }).amount;

  it('HOME-04 starts between its bounds, also where no data were seeded', () => {
    expect(amount()).toBeGreaterThanOrEqual(limits.JACKPOT_START_MIN_MINOR);
    expect(amount()).toBeLessThanOrEqual(limits.JACKPOT_START_MAX_MINOR);
  });

  it('HOME-04 grows with the clock by the steps of the feed, without a job', () => {
    const before = amount();
    const jobs = world.clock.pending().length;
    world.clock.advance(8_000 * 450);
    expect(amount() - before).toBe(450 * 60_000);
    world.clock.advance(30 * 86_400_000);
    expect(amount() - before).toBe((450 + 30 * 10_800) * 60_000);
    expect(world.clock.pending()).toHaveLength(jobs);
  });
});
