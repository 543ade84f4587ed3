import { FishView } from '@tonalli/contracts/games/fish';
import { expect, expectAccessible, test } from '../../fixtures';

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('GAME-05 GAME-08 GAME-11 GAME-14 QA-08 SYS-15 a room of fish is played by keys, a catch is paid, and the record has the segment', async ({
    page,
    app,
    member,
    world,
    guard,
  }) => {
    test.slow();
    // A fish may have swum away, or the tide be over, by the time a shot is told; the page passes over it.
    guard.allowRequest(/play\/api\/(place|step) answered 4(09|22)/);
    await app.signIn(member);
    await page.goto('/fish');
    const title = await app.startFirstOf('fish');
    const { frame, nodeId } = title;
    // The tide may be that of the kraken.
    await expect(frame.locator('#message')).toHaveText(
      /^(Apunta y dispara: cada impacto es una apuesta|¡Viene el kraken! Paga 500 tiros)$/,
    );
    await expect(frame.locator('#return')).toHaveText('96.00%');
    await title.expectFits();
    await expectAccessible(page);

    // Whatever the first shot meets, the kraken too, is caught.
    await world.run('forceRound', { memberId: member.id, nodeId, bet: {}, wish: { catches: 'boss' } });
    await page.keyboard.press('+');
    await expect(frame.locator('#live')).toContainText('Cañón: $');
    const before = await frame.locator('#value').textContent();
    await page.keyboard.press('t');
    await expect(frame.locator('#live')).toContainText('Objetivo: ');
    const heard = title.hear();
    const placed = await title.untilTaken('place', () => page.keyboard.press('Space'));
    expect(placed.view.last[0][2]).toBeGreaterThan(0);
    expect(placed.stakeMinor).toBeGreaterThan(0);
    await expect(frame.locator('#live')).toContainText('Ganaste $');
    await expect(frame.locator('.seat[data-own="true"]')).toContainText(before ?? '');

    // The tide ends, and with it the segment: the shot that held the seat comes back.
    await world.freeze();
    await world.run('advanceClock', { by: 61_000 });
    // On a slow machine the key is let go so late that the cannon has fired again by then.
    await expect(async () => {
      const { stakeMinor, payoutMinor } = (await heard()).at(-1) ?? placed;
      await title.expectBalance(member.balanceMinor - stakeMinor + payoutMinor, { timeout: 1_000 });
    }).toPass({ timeout: 30_000 });
    const shots = (await heard()).flatMap(({ view }) => FishView.parse(view).last);

    const proof = await title.verify();
    const caught = shots.filter(([, , pays]) => pays > 0);
    await expect(proof.locator('.fish-hits li[data-caught="true"]')).toHaveCount(caught.length);
    await proof.close();
    await title.leave();
    const detail = await app.record.openRound(app.record.rowsOf(title.name).first());
    await expect(detail).toContainText(app.words.records.fish.caught);
    await expectAccessible(page);
  });
});
