import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { createWireClient } from '@tonalli/test-stack/wire-client';
import { expect, shown, test } from '../../fixtures';

test("QA-03 AUTH-15 when a session was not used for an hour of the world's clock, the tab is logged out and says so", async ({
  page,
  app,
  member,
  world,
  guard,
}) => {
  guard.allowRequest(/trpc\/.* 401/);
  await world.freeze();
  await app.signIn(member);
  await app.record.open();
  await app.shell.expectBalance(shown(member.balanceMinor));
  await world.advance(59 * 60_000);
  await page.reload();
  await expect(app.record.heading).toBeVisible();
  await app.shell.expectBalance(shown(member.balanceMinor));
  // A tab that is open meanwhile is told by the live channel, which AUTH-15 tries; this one is away.
  await page.goto('about:blank');
  await world.advance(3_600_000);
  await page.goBack();
  await expect(app.login.dialog).toContainText(app.words.session.ended.text);
  await app.login.logIn(member.username, member.password);
  await expect(app.record.heading).toBeVisible();
  await app.shell.expectBalance(shown(member.balanceMinor));
});

test("S7 AUTH-04 WIRE-04 nothing that the browser sees in the whole loop opens the platform's interface", async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  const seen: string[] = [];
  const reading: Promise<unknown>[] = [];
  page.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())));
  page.on('response', (response) => {
    seen.push(JSON.stringify(response.headers()));
    if (['document', 'fetch', 'xhr'].includes(response.request().resourceType()) && !/live/.test(response.url()))
      reading.push(
        response.text().then(
          (text) => seen.push(text),
          () => null,
        ),
      );
  });
  await app.logIn(member);
  await page.goto('/rng');
  await app.lobby.tiles.first().waitFor();
  const name = await app.lobby.firstPlayable();
  await app.lobby.startButton(name).click();
  const round = await app.game.spin(name);
  await app.record.open();
  await expect(app.record.rows).toHaveCount(1);
  await app.shell.expectBalance(shown(round.balanceMinor));
  seen.push(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])));
  seen.push(JSON.stringify(await page.context().cookies()), page.url());
  await Promise.all(reading);

  const platformUrl = process.env.E2E_PLATFORM_URL ?? '';
  const wire = createWireClient(platformUrl, world.world);
  const opens = async (token: string) => (await wire.call(fetchBalance, {}, { token })).code === 'OK';
  const real = await wire.logIn(member.username, member.password);
  expect(await opens(real), 'a token of the platform does').toBe(true);
  // Everything that looks as a token of the platform looks, wherever it stood.
  const shape = new RegExp(`(?<![\\w-])[\\w-]{${real.length}}(?![\\w-])`, 'g');
  const candidates = new Set(seen.flatMap((text) => text.match(shape) ?? []));
  expect(candidates.size, 'the game and the tab have tokens of their own').toBeGreaterThan(0);
  for (const candidate of candidates) expect(await opens(candidate), candidate.slice(0, 6)).toBe(false);
});
