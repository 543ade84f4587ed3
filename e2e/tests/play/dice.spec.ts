import { expect, expectAccessible, shown, test } from '../../fixtures';
import { toldWin } from '../../page-models/game-words';

/** What the game's own page, which is another site, says of a stake. */
const GAME = {
  funds: 'Saldo insuficiente para esta apuesta',
  corrected: 'La apuesta quedó en $1.00. Pulsa otra vez para jugar',
} as const;

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-14 SYS-15 MEM-07 dice is played by keys, told once, verified, and found in the record', async ({
    page,
    app,
    member,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('Dados');
    const { frame, nodeId } = title;

    // One field is typed, the others follow.
    await title.tabTo('#target');
    await page.keyboard.type('25');
    await expect(frame.locator('#multiplier')).toHaveValue('3.8800');
    await expect(frame.locator('#chance')).toHaveValue('25.00');
    await title.tabTo('#stake');
    await page.keyboard.type('20');
    await expect(frame.locator('#return')).toHaveText('97.00%');
    await expect(frame.locator('#top-win')).toHaveText('$77.60');
    await expect(frame.locator('#top-chance')).toHaveText('25.00%');

    const bet = { side: 'under', target: 2_500, stakeMinor: 2_000 };
    await world.run('forceRound', { memberId: member.id, nodeId, bet, wish: { roll: 1_234 } });
    await frame.locator('#live').evaluate((live) => {
      new MutationObserver(() =>
        live.setAttribute('data-told', `${Number(live.getAttribute('data-told')) + 1}`),
      ).observe(live, {
        childList: true,
      });
    });
    await title.tabTo('#spin');
    const round = await title.answerTo('place', 'Enter');
    expect(round).toMatchObject({ stakeMinor: 2_000, view: { roll: 1_234 } });
    expect(round.payoutMinor - round.jackpotMinor).toBe(7_760);
    await expect(frame.locator('#roll')).toHaveText('12.34');
    const told = `Salió 12.34. ${toldWin(round)}`;
    await expect(frame.locator('#live')).toHaveText(told);
    await expect(frame.locator('#spin')).toHaveAttribute('data-busy', 'false');
    await expect(frame.locator('#live')).toHaveAttribute('data-told', '1');
    await title.expectBalance(round.balanceMinor);
    await expect(frame.locator('#rolls li')).toHaveText(/12\.34, ganó/);
    // However many there are, the newest is whole.
    await frame.locator('#rolls').evaluate((rolls) => {
      for (let more = 1; more < 12; more += 1) rolls.append(rolls.children[0]?.cloneNode(true) ?? '');
    });
    await expect(frame.locator('#rolls li').first()).toBeInViewport({ ratio: 0.99 });

    await title.expectFits();
    await expectAccessible(page);

    const proof = await title.verify();
    await expect(proof.getByRole('row', { name: '1 10000 1234', exact: true })).toBeVisible();
    await proof.close();
    await title.leave();

    const detail = await app.record.openRound(app.record.rowsOf(title.name));
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
  const title = await app.startTitle('Dados');
  const { frame } = title;
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
  const round = await title.answerTo('place', () =>
    page.keyboard.press('Tab').then(() => frame.locator('#spin').click()),
  );
  await title.expectBalance(round.balanceMinor);
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
  const title = await app.startTitle('Dados');
  const { frame } = title;
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/play/api/place')) asked += 1;
  });
  await frame.locator('#stake').fill('0.10');
  await frame.locator('#spin').click();
  await expect(frame.locator('#stake')).toHaveValue('1.00');
  await expect(frame.locator('#message')).toHaveText(GAME.corrected);
  const round = await title.answerTo('place', () => frame.locator('#spin').click());
  expect(round.stakeMinor).toBe(100);
  expect(asked).toBe(1);
});

test('GAME-05 a balance that was asked for before a roll and comes after it is not shown', async ({
  page,
  app,
  mint,
}) => {
  await app.signIn(await mint({ balanceMinor: 9_000 }));
  const title = await app.startTitle('Dados');
  const { frame } = title;
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

  const round = await title.answerTo('place', () => frame.locator('#spin').click());
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
  const title = await app.startTitle('Dados');
  const { frame } = title;
  await frame.getByRole('radio', { name: 'Mayor que' }).check();
  await frame.locator('#chance').fill('33.33');
  await frame.locator('#stake').fill('1');
  const rules = await title.openRules();
  // 97 / 33.33 = 2.91029..., cut to 2.9102, of which 1.00 pays 2.91.
  await expect(rules).toContainText('Apuestas $1.00 a «Mayor que 66.66». Ganan 3,333 de los 10,000 números');
  await expect(rules).toContainText(
    '97.00 ÷ 33.33 = 2.910291…, así que el multiplicador es 2.9102. Si aciertas recibes $2.91',
  );
  await expect(rules).toContainText('apostarías $10,000.00 y recibirías $9,699.03');
});
