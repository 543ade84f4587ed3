import { expect, expectAccessible, shown, test } from '../../fixtures';
import { toldLoss } from '../../page-models/game-words';

/** The words of a card, on the game's own page, which is another site. */
const GAME = {
  music: 'Música',
  buy: 'Comprar cartón',
  reveal: 'Revelar todo',
} as const;

test.use({ viewport: { width: 360, height: 640 } });

test('GAME-05 GAME-08 GAME-13 GAME-14 SYS-15 MEM-07 a scratch card is bought and scratched by keys, left unscratched it is paid, verified, and found in the record', async ({
  page,
  app,
  member,
  world,
}) => {
  test.slow();
  await app.signIn(member);
  await page.goto('/rng?classify=SCRATCH');
  await app.lobby.tiles.first().waitFor();
  const title = await app.startFirstTitle();
  const { frame, nodeId } = title;
  await frame.locator('#stake').fill('2');
  await frame.locator('#spin').focus();

  const buy = async (wish: Record<string, number>) => {
    await world.run('forceRound', { memberId: member.id, nodeId, bet: { stakeMinor: 200 }, wish });
    await expect(frame.locator('#spin')).toHaveText(GAME.buy);
    const round = await title.answerTo('place', 'Enter');
    await expect(frame.locator('.ticket')).toHaveAttribute('data-live', 'true');
    return round;
  };
  const field = (place: number) => frame.locator('.patch').nth(place);
  const isOver = () => expect(frame.locator('#game')).toHaveAttribute('data-round', 'idle');

  // Field by field: arrows go, Enter scratches, and the last one ends the round.
  const lost = await buy({ paysX100: 0 });
  await expect(field(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(0)).toHaveAccessibleName(/^Casilla 1: × /);
  await expect(field(1)).toHaveAccessibleName('Casilla 2, cubierta');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(field(4)).toBeFocused();
  await page.keyboard.press(' ');
  await expect(frame.locator('.patch[data-open=true]')).toHaveCount(2);
  await page.keyboard.press('c');
  await isOver();
  await expect(frame.locator('.patch[data-open=true]')).toHaveCount(9);
  await expect(frame.locator('#live')).toHaveText(`No hay tres iguales. ${toldLoss(lost)}`);
  await expect(frame.locator('#rolls li').first()).toHaveText(/× 0, no ganó/);

  // Nothing of a win is told before its card is open.
  await expect(frame.locator('#spin')).toBeFocused();
  const won = await buy({ atLeastX100: 200 });
  await title.expectBalance(lost.balanceMinor - 200);
  await expect(frame.locator('#win')).toHaveText('$0.00');
  await expect(frame.locator('#spin')).toHaveText(GAME.reveal);
  await frame.locator('#spin').click();
  await isOver();
  await expect(frame.locator('.patch[data-three=won]')).toHaveCount(3);
  await title.expectBalance(won.balanceMinor);
  await expect(frame.locator('#live')).toContainText(`Ganaste ${shown(won.payoutMinor)}`);
  await expect(frame.locator('.prize-list [data-won=true]')).toContainText(shown(won.payoutMinor - won.jackpotMinor));

  await title.expectFits();
  await expectAccessible(page);

  const music = frame.getByRole('button', { name: GAME.music });
  await expect(music).toHaveAttribute('aria-pressed', 'false');
  await music.click();
  await expect(music).toHaveAttribute('aria-pressed', 'true');
  await music.click();
  const rules = await title.openRules();
  await expect(rules.getByRole('row')).toHaveCount(11);
  await title.closeRules();

  // A card that nobody scratched is paid all the same.
  await frame.locator('#spin').focus();
  const left = await buy({ atLeastX100: 200 });
  await app.game.close(title.name).click();
  await app.lobby.startButton(title.name).click();
  await app.game.untilReady(title.name);
  await title.expectBalance(left.balanceMinor);
  const proof = await title.verify();
  await expect(proof.locator('.scratch-cell[data-won=true]')).toHaveCount(3);
  await proof.close();
  await title.leave();

  const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
  const { scratch } = app.words.records;
  await expect(detail).toContainText(left.roundId);
  await expect(detail).toContainText(`${scratch.multiplier}× ${left.view.multiplierX100 / 100}`);
  await expect(detail.getByRole('list', { name: scratch.fields }).getByRole('listitem')).toHaveCount(9);
});
