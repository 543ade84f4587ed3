import { EMBEDDED_SESSION_ID } from '@tonalli/contracts/session/embedded-session';
import { expect, shown, test } from '../../fixtures';

test('F5 AUTH-04 a new tab finds in its page whose it is and the files of its address, and asks for neither', async ({
  page,
  app,
  member,
}) => {
  await app.signIn(member);
  const tab = await page.context().newPage();
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await tab.goto('/member');
  const html = (await answer?.text()) ?? '';
  await expect(tab.getByRole('heading', { level: 1, name: app.words.account.page.securityCenter })).toBeVisible();
  await expect(tab.getByRole('banner')).toContainText(shown(member.balanceMinor));

  expect(asked.filter((path) => path.includes('session.resume'))).toEqual([]);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(tab.locator(`#${EMBEDDED_SESSION_ID}`)).toHaveCount(0);
  const screens = asked.filter((path) => /^\/assets\/(?:member|security)-screen-/.test(path));
  expect(screens).toHaveLength(2);
  for (const path of screens) expect(html).toContain(`href="${path}"`);
  await tab.close();
});

test('F2 SYS-01 the page asks for what the app will ask for first, before the app is there, and the app takes it', async ({
  page,
  app,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...pathsOf(request.url())));
  // The app comes once the page has its first answers.
  const answered = page.waitForResponse(/system\.bootstrap.*lobby\.home/);
  await page.route(/\/assets\/stack-/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: app.words.lobby.home.hot })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  const first = ['system.bootstrap', 'lobby.home', 'content.announcements', 'content.winners', 'content.jackpot'];
  expect(first.map((path) => asked.filter((one) => one === path).length)).toEqual(first.map(() => 1));
});

/** The procedures of a call to the gateway. */
const pathsOf = (url: string): string[] => {
  const { pathname } = new URL(url);
  return pathname.startsWith('/trpc/') ? pathname.slice('/trpc/'.length).split(',') : [];
};
