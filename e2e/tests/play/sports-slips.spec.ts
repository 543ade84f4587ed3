import { expect, shown, test } from '../../fixtures';
import { Sportsbook } from '../../page-models/sportsbook';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Noon in Mexico City, and some seconds: no minute of a match begins while a bet waits. */
const noon = () => new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + 18 * HOUR_MS + 5_000).toISOString();

for (const [lang, width] of [
  ['es', 390],
  ['en', 1440],
] as const) {
  test.describe(`in ${lang} at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } });
    test.beforeEach(async ({ page, world }) => {
      await page.addInitScript(`if (location.protocol !== 'about:') localStorage.setItem('lang', '${lang}')`);
      await world.run('freezeClock', { at: noon() });
    });

    test(`GAME-05 GAME-14 GAME-15 GAME-16 a parlay with half a win, a system, and a bet sold in part end as their matches do, ${lang}`, async ({
      page,
      app,
      english,
      member,
      world,
    }) => {
      test.slow();
      const me = lang === 'es' ? app : english;
      const matches = await world.run('listMatches', {});
      const football = matches.filter(({ sport }) => sport === 'football');
      const toCome = football.filter(({ state }) => state === 'SCHEDULED').map(({ event }) => event);
      const [one = '', two = '', three = ''] = toCome;
      await me.signIn(member);
      const title = await me.startFirstOf('sports');
      const book = new Sportsbook(title.frame, lang);
      const { words } = book;

      const line = await book.threeQuartersLine(one);
      await book.choose(one, `totalGoals/match:${line}/over`);
      await book.choose(two, 'matchResult/match/home');
      const [over = 0, home = 0] = await book.bet('100');
      await expect(book.outcome).toContainText(words.accepted);
      await book.closeSlip();

      for (const event of [one, two, three]) await book.choose(event, 'matchResult/match/home');
      const [first = 0, second = 0] = await book.bet('10', words.system);
      await expect(book.outcome).toContainText(words.accepted);
      await book.closeSlip();

      await book.choose(three, 'matchResult/match/home');
      const [third = 0] = await book.bet('40');
      await book.closeSlip();
      await book.tab('bets');
      await book.sellHalf(book.cards.first());
      await expect(book.cards.first()).toContainText(shown(2_000));

      // The session, and with it the game, ends with the hours that pass.
      await page.goto('about:blank');
      await world.run('forceMatch', { event: one, home: (line + 1) / 4, away: 0 });
      await world.run('forceMatch', { event: two, home: 1, away: 0 });
      await world.run('forceMatch', { event: three, home: 0, away: 1 });
      await world.run('advanceClock', { by: '4h' });
      await me.signIn(member);
      const again = new Sportsbook((await me.startFirstOf('sports')).frame, lang);
      await again.settled();
      const parlay = again.cards.filter({ hasText: 'Parlay' });
      await expect(parlay).toContainText(words.won);
      await expect(parlay).toContainText(words.halfWon);
      // In thousandths of odds, since a product of decimals is not exact.
      const [overMilli, homeMilli] = [Math.round(over * 1_000), Math.round(home * 1_000)];
      await expect(parlay).toContainText(shown(Math.floor((10_000 * (1_000 + overMilli) * homeMilli) / 2_000_000)));
      const system = again.cards.filter({ hasText: words.system });
      const [firstMilli, secondMilli] = [Math.round(first * 1_000), Math.round(second * 1_000)];
      await expect(system).toContainText(shown(Math.floor((1_000 * firstMilli * secondMilli) / 1_000_000)));

      const single = again.cards.filter({ hasText: shown(4_000) });
      await expect(single).toContainText(words.paidPart);

      // The third one's result is corrected: what was left of its single is won after all.
      const before = Number((await world.balances(member.id)).main.replace(',', ''));
      await world.run('forceMatch', { event: three, home: 2, away: 1 });
      await again.settled();
      await expect(single).toContainText(words.corrected);
      await expect(system).toContainText(words.corrected);
      const thirdMilli = Math.round(third * 1_000);
      const pairs = [firstMilli * secondMilli, firstMilli * thirdMilli, secondMilli * thirdMilli];
      const lines = Math.floor(pairs.reduce((sum, pair) => sum + 1_000 * pair, 0) / 1_000_000);
      await expect(system).toContainText(shown(lines));
      const gained = lines - Math.floor((1_000 * firstMilli * secondMilli) / 1_000_000) + Math.floor(2 * thirdMilli);
      const after = Number((await world.balances(member.id)).main.replace(',', ''));
      expect(Math.round((after - before) * 100)).toBe(gained);

      const fair = football.find(({ state }) => state === 'ENDED')?.event ?? '';
      await again.openMatch(fair);
      await again.verify();
      await page.goto('about:blank');
    });

    test(`GAME-14 GAME-15 a bet in play is taken, another is refused and stays on the slip, and a match is broken off, ${lang}`, async ({
      page,
      app,
      english,
      member,
      world,
    }) => {
      test.slow();
      const me = lang === 'es' ? app : english;
      await me.signIn(member);
      const title = await me.startFirstOf('sports');
      const book = new Sportsbook(title.frame, lang);
      const { words } = book;
      await book.tab('inPlay');
      const price = title.frame.locator('.row .price:not(:disabled)').first();
      const event = /^price\/([^/]+)/.exec((await price.getAttribute('data-key')) ?? '')?.[1] ?? '';
      await price.click();
      await book.bet('20');
      await expect(book.outcome).toContainText(words.waiting);
      await world.run('advanceClock', { by: '10s' });
      await expect(book.outcome).toContainText(words.accepted);
      await book.closeSlip();
      await title.expectBalance(member.balanceMinor - 2_000);

      await price.click();
      await book.bet('30');
      await expect(book.outcome).toContainText(words.waiting);
      await world.run('jumpOdds', { event, percent: 60 });
      await world.run('advanceClock', { by: '10s' });
      await expect(book.outcome).toContainText(words.refused);
      await expect(book.outcome).toContainText(words.oddsChanged);
      await expect(book.legs).toHaveCount(1);
      await title.expectBalance(member.balanceMinor - 2_000);
      await book.closeSlip();

      await world.run('breakOffMatch', { event });
      await world.run('advanceClock', { by: '3m' });
      await book.settled();
      const back = book.cards.filter({ hasText: shown(2_000) });
      await expect(back).toContainText(words.givenBack);
      await expect(back).toContainText(words.unfinished);
      expect((await world.balances(member.id)).main).toBe((member.balanceMinor / 100).toFixed(2));
      await page.goto('about:blank');
    });
  });
}
