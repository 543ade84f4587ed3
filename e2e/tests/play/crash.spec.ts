import type { Control } from '@tonalli/test-stack/control';
import { enterWorld, expect, expectAccessible, shown, test } from '../../fixtures';
import type { RunningTitle } from '../../page-models/running-title';
import { untilOpen } from '../../page-models/table-times';

/** How long it takes to get to 1.01, ms. */
const TO_LEAST_MS = 166;

const panel = ({ frame }: RunningTitle, number: 1 | 2) => frame.locator(`.bet[data-bet="${number}"]`);
const multiplier = ({ frame }: RunningTitle) => frame.locator('#multiplier');
const stands = ({ frame }: RunningTitle, table: string) =>
  expect(frame.locator('#game')).toHaveAttribute('data-table', table);

/** Lets go of whatever has the focus: what has it keeps Space for itself. */
const leaveControls = ({ frame }: RunningTitle) =>
  frame.locator('body').evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());

/** Moves the world to the end of the phase of the flight that somebody is in. */
async function endPhase(world: Control): Promise<void> {
  for (let jobs = 0; jobs < 200; jobs += 1) {
    const { ran } = await world.run('runNextJob', {});
    if (ran?.kind.startsWith('shared.')) return;
  }
  throw new Error('no phase ends');
}

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-11 GAME-12 GAME-14 MEM-07 one flight is seen in two browsers, bet on and cashed out by keys, and found in the record', async ({
    page,
    app,
    browser,
    baseURL,
    member,
    mint,
    world,
  }) => {
    test.slow();
    await app.signIn(member);
    const title = await app.startTitle('Colisión');
    const { frame } = title;
    const context = await browser.newContext({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
    await enterWorld(context, { world: world.world, baseURL: baseURL ?? '' });
    const other = app.on(await context.newPage());
    await other.signIn(await mint());
    const theirs = await other.startTitle(title.name);

    await world.freeze();
    await untilOpen(world, title);
    await stands(theirs, 'open');
    const note = await frame.locator('#phase-note').textContent();
    await expect(theirs.frame.locator('#phase-note')).toHaveText(note ?? '');

    // The first bet is left to its target, the second to the hand.
    await panel(title, 1).getByRole('textbox').nth(1).fill('1.01');
    await panel(title, 2).locator('.bet-row').nth(1).getByRole('button').click();
    await leaveControls(title);
    await title.answerTo('place', 'Space');
    await title.answerTo('place', '2');
    await title.expectBalance(member.balanceMinor - 2_000);
    await expect(theirs.frame.locator('.other')).toHaveCount(2);
    await title.expectFits();
    await expectAccessible(page);

    await endPhase(world);
    await stands(title, 'closed');
    await endPhase(world);
    for (const one of [title, theirs]) await expect(multiplier(one)).toHaveText('1.00×');

    // Whether it flies so far is chance; whoever is paid by then is paid what was shown.
    await world.run('advanceClock', { by: TO_LEAST_MS });
    const game = frame.locator('#game');
    await expect
      .poll(async () => [await game.getAttribute('data-table'), await multiplier(title).textContent()].join(' '))
      .toMatch(/result|1\.01/);
    if ((await game.getAttribute('data-table')) === 'decided') {
      await page.keyboard.press('2');
      await expect(frame.locator('.out')).toHaveCount(2);
      await endPhase(world);
    }
    await stands(title, 'result');
    await stands(theirs, 'result');
    const ended = await multiplier(title).textContent();
    await expect(multiplier(theirs)).toHaveText(ended ?? '');
    for (const one of [title, theirs]) await expect(one.frame.locator('#rolls li').first()).toContainText(ended ?? '');
    const paidMinor = ended === '1.00×' ? 0 : 2 * 1_010;
    await title.expectBalance(member.balanceMinor - 2_000 + paidMinor);
    await expect(theirs.frame.locator(`.other[data-state="${paidMinor > 0 ? 'out' : 'lost'}"]`)).toHaveCount(2);
    if (paidMinor > 0) await expect(frame.locator('#live')).toContainText(shown(paidMinor));

    // Esc leaves the game.
    await page.keyboard.press('Escape');
    const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
    await expect(detail).toContainText(`${app.words.records.crash.end}${ended}`);
    await context.close();
  });
});
