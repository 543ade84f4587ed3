import { expect, test } from '../../fixtures';
import { untilOpen } from '../../page-models/table-times';

/** Of its ring too. */
const RING_PX = 3;

test.use({ viewport: { width: 390, height: 844 } });

test('GAME-05 PROMO-05 the button of a live table stands above the time of play, under a long note of a bonus', async ({
  app,
  member,
  world,
}) => {
  await world.freeze();
  await world.run('grantBonus', { memberId: member.id, amount: '1234567.89' });
  await app.signIn(member);
  const table = await app.sitDown('Ruleta', /^Ruleta (?!rápida)/);
  await untilOpen(world, table);
  const facts = app.game.dialog(table.name).getByRole('note').locator('span').last();
  const lines = await facts.evaluate(
    (said) => said.clientHeight / Number.parseFloat(getComputedStyle(said).lineHeight),
  );
  expect(Math.round(lines)).toBe(2);
  const [button, line] = await Promise.all(
    ['#spin', '.play-line'].map((part) => table.frame.locator(part).boundingBox()),
  );
  expect((button?.y ?? 0) + (button?.height ?? 0) + RING_PX).toBeLessThanOrEqual(line?.y ?? 0);
});
