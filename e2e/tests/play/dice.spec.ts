import AxeBuilder from '@axe-core/playwright';
import type { FrameLocator, Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, shown, test } from '../../fixtures';
import type { App } from '../../page-models/app';

/** The catalogue of the game's own page and of the verify page, which are another site. */
const GAME = {
  panel: 'Juego verificable',
  rules: 'Reglas',
  clientSeed: 'Tu semilla',
  rotate: 'Cambiar y revelar',
  revealed: 'Semilla revelada',
  verify: 'Verificar',
  match: 'Coincide',
  close: 'Cerrar',
  errorTitle: 'No se pudo completar la jugada',
  retry: 'Reintentar',
  funds: 'Saldo insuficiente para esta apuesta',
  corrected: 'La apuesta quedó en $1.00. Pulsa otra vez para jugar',
} as const;

async function startDice(app: App): Promise<string> {
  const { page, lobby } = app;
  await page.goto('/rng');
  await lobby.tiles.first().waitFor();
  await lobby.search.fill('Dados');
  await expect(lobby.tiles.first().getByRole('heading')).toContainText('Dados');
  const name = await lobby.firstPlayable();
  await lobby.startButton(name).click();
  await app.game.untilReady(name);
  return name;
}

/** Presses Tab until it has the focus. */
async function tabTo(page: Page, frame: FrameLocator, id: string): Promise<void> {
  const wanted = frame.locator(id);
  for (let presses = 0; presses < 30; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

const isPlace = (response: { url(): string }) => response.url().endsWith('/play/api/place');

async function placed(page: Page, press: () => Promise<void>) {
  const [answer] = await Promise.all([page.waitForResponse(isPlace), press()]);
  const { value } = await answer.json();
  return value;
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 dice is played by keys, told once, verified, and found in the record', async ({
    page,
    app,
    member,
    world,
    context,
  }) => {
    test.slow();
    await app.signIn(member);
    const launched = page.waitForRequest(/play\.launch/);
    const name = await startDice(app);
    const [, nodeId = ''] = /"gameId":"([^"]+)"/.exec((await launched).postData() ?? '') ?? [];
    const frame = app.game.frame(name);
    await expect(page.locator('iframe')).toBeFocused();

    // One field is typed, the others follow.
    await tabTo(page, frame, '#target');
    await page.keyboard.type('25');
    await expect(frame.locator('#multiplier')).toHaveValue('3.8800');
    await expect(frame.locator('#chance')).toHaveValue('25.00');
    await tabTo(page, frame, '#stake');
    await page.keyboard.type('20');
    await expect(frame.locator('#return')).toHaveText('97.00 %');
    await expect(frame.locator('#top-win')).toHaveText('$77.60');
    await expect(frame.locator('#top-chance')).toHaveText('25.00 %');

    const bet = { side: 'under', target: 2_500, stakeMinor: 2_000 };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { roll: 1_234 } });
    await frame.locator('#live').evaluate((live) => {
      new MutationObserver(() =>
        live.setAttribute('data-told', `${Number(live.getAttribute('data-told')) + 1}`),
      ).observe(live, {
        childList: true,
      });
    });
    await tabTo(page, frame, '#spin');
    const round = await placed(page, () => page.keyboard.press('Enter'));
    expect(round).toMatchObject({ stakeMinor: 2_000, view: { roll: 1_234 } });
    expect(round.payoutMinor - round.jackpotMinor).toBe(7_760);
    await expect(frame.locator('#roll')).toHaveText('12.34');
    const told = `Salió 12.34. Ganaste ${shown(round.payoutMinor)}; tu saldo es ${shown(round.balanceMinor)}.`;
    await expect(frame.locator('#live')).toHaveText(told);
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
    await expect(frame.locator('#live')).toHaveAttribute('data-told', '1');
    await expect(frame.locator('#balance')).toHaveText(shown(round.balanceMinor));
    await expect(frame.locator('#rolls li')).toHaveText(/12\.34, ganó/);
    // However many there are, the newest is whole.
    await frame.locator('#rolls').evaluate((rolls) => {
      for (let more = 1; more < 12; more += 1) rolls.append(rolls.children[0]?.cloneNode(true) ?? '');
    });
    await expect(frame.locator('#rolls li').first()).toBeInViewport({ ratio: 0.99 });

    await expectNoSidewaysScroll(page);
    expect(await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);

    await frame.getByRole('button', { name: GAME.panel }).click();
    const panel = frame.getByRole('dialog', { name: GAME.panel });
    await panel.getByRole('button', { name: GAME.rotate }).click();
    await expect(panel).toContainText(GAME.revealed);
    const [proof] = await Promise.all([
      context.waitForEvent('page'),
      panel.getByRole('link', { name: GAME.verify }).first().click(),
    ]);
    await expect(proof.getByRole('status').getByRole('heading', { name: GAME.match, exact: true })).toBeVisible();
    await expect(proof.getByRole('row', { name: '1 10000 1234', exact: true })).toBeVisible();
    await proof.close();
    await panel.getByRole('button', { name: GAME.close }).click();
    await app.game.close(name).click();

    await app.record.open();
    await app.record.openDetail(app.record.rows.filter({ hasText: name }));
    const { detail } = app.record;
    await expect(detail).toContainText(round.roundId);
    await expect(detail).toContainText(`${app.words.records.dice.bet}${app.words.records.dice.side.under} 25.00`);
    await expect(detail).toContainText('× 3.8800');
    await expect(detail.getByRole('link', { name: new RegExp(app.words.records.detail.verify) })).toBeVisible();
  });
});

test('GAME-05 GAME-13 a roll whose answer is lost is asked for again and charged once; one that cannot be paid is not sent', async ({
  page,
  app,
  mint,
  world,
  guard,
}) => {
  test.slow();
  guard.allowRequest(/play\/api\/place/);
  const poor = await mint({ balanceMinor: 1_500 });
  await app.signIn(poor);
  const name = await startDice(app);
  const frame = app.game.frame(name);
  await frame.locator('#stake').fill('10');

  const keys = new Set<string>();
  let lost = 0;
  await page.route('**/play/api/place', async (route) => {
    keys.add(route.request().postDataJSON().roundKey);
    // The first arrives, and its answer does not come back.
    if (lost++ > 0) return route.continue();
    await route.fetch();
    return route.abort();
  });
  const round = await placed(page, () => page.keyboard.press('Tab').then(() => frame.locator('#spin').click()));
  await expect(frame.locator('#balance')).toHaveText(shown(round.balanceMinor));
  expect(round.balanceMinor).toBe(500 + round.payoutMinor);
  expect([keys.size, lost]).toEqual([1, 2]);
  expect((await world.balances(poor.id)).main).toBe((round.balanceMinor / 100).toFixed(2));

  await frame.locator('#stake').fill(String(round.balanceMinor / 100 + 1));
  await frame.locator('#spin').click();
  await expect(frame.locator('#message')).toHaveText(GAME.funds);
  expect(lost).toBe(2);
});

test('GAME-05 a press that leaves the stake and has it corrected plays nothing, and the next one plays what is shown', async ({
  page,
  app,
  mint,
}) => {
  await app.signIn(await mint({ balanceMinor: 9_000 }));
  const frame = app.game.frame(await startDice(app));
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/play/api/place')) asked += 1;
  });
  await frame.locator('#stake').fill('0.10');
  await frame.locator('#spin').click();
  await expect(frame.locator('#stake')).toHaveValue('1.00');
  await expect(frame.locator('#message')).toHaveText(GAME.corrected);
  const round = await placed(page, () => frame.locator('#spin').click());
  expect(round.stakeMinor).toBe(100);
  expect(asked).toBe(1);
});

test('GAME-05 a balance that was asked for before a roll and comes after it is not shown', async ({
  page,
  app,
  mint,
}) => {
  await app.signIn(await mint({ balanceMinor: 9_000 }));
  const frame = app.game.frame(await startDice(app));
  await frame.locator('#stake').fill('10');
  const refresh = () => frame.locator('#live').evaluate(() => window.dispatchEvent(new Event('online')));
  const [read, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(
    '**/play/api/state',
    async (route) => {
      const response = await route.fetch();
      read.resolve();
      await release.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await refresh();
  await read.promise;

  const round = await placed(page, () => frame.locator('#spin').click());
  await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
  await frame.locator('#balance').evaluate((balance) => {
    const note = () =>
      balance.setAttribute('data-seen', `${balance.getAttribute('data-seen') ?? ''}|${balance.textContent}`);
    new MutationObserver(note).observe(balance, { childList: true });
  });
  const late = page.waitForResponse('**/play/api/state');
  release.resolve();
  await (await late).finished();
  // This one may be shown, and comes behind the late one.
  await refresh();
  await expect(frame.locator('#balance')).toHaveAttribute('data-seen', `|${shown(round.balanceMinor)}`);
});

test('GAME-14 the rules of dice reckon with the bet that is on the table', async ({ app, member }) => {
  await app.signIn(member);
  const name = await startDice(app);
  const frame = app.game.frame(name);
  await frame.getByRole('radio', { name: 'Mayor que' }).check();
  await frame.locator('#chance').fill('33.33');
  await frame.locator('#stake').fill('1');
  await frame.getByRole('button', { name: GAME.rules }).click();
  const rules = frame.getByRole('dialog', { name: GAME.rules });
  // 97 / 33.33 = 2.91029..., cut to 2.9102, of which 1.00 pays 2.91.
  await expect(rules).toContainText('Apuestas $1.00 a «Mayor que 66.66». Ganan 3,333 de los 10,000 números');
  await expect(rules).toContainText(
    '97.00 ÷ 33.33 = 2.910291…, así que el multiplicador es 2.9102. Si aciertas recibes $2.91',
  );
  await expect(rules).toContainText('apostarías $10,000.00 y recibirías $9,699.03');
});
