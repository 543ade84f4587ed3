import { expect, test } from '../../fixtures';
import type { RunningTitle } from '../../page-models/running-title';
import { endPhase } from '../../page-models/table-times';

/** What a page shows of the catches of others from now on: each of them stands there for a moment. */
async function watchOthers({ frame }: RunningTitle): Promise<() => Promise<string[]>> {
  const wins = frame.locator('#wins');
  await wins.evaluate((element) => {
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const theirs = added.filter((node) => node instanceof HTMLElement && node.dataset.own === 'false');
      const told = theirs.map(({ textContent }) => textContent ?? '');
      element.dataset.theirs = [element.dataset.theirs, ...told].filter(Boolean).join(' ');
    }).observe(element, { childList: true });
  });
  return async () => ((await wins.getAttribute('data-theirs')) ?? '').split(' ').filter(Boolean);
}

/** Fires by key, a shot at a time, and answers what the game server said of the one that takes the seat. */
async function fireFrom(title: RunningTitle) {
  const body = title.frame.locator('body');
  return title.untilTaken('place', async () => {
    await body.press('t');
    await body.press('Space');
  });
}

test('GAME-05 GAME-11 GAME-12 two members fish in one room: each sees the seat, the fire and the catches of the other, who are gone for both', async ({
  page,
  app,
  member,
  mint,
  world,
  phone,
  guard,
}) => {
  test.slow();
  // A fish may have swum away, or the tide be over, by the time a shot is told; the page passes over it.
  guard.allowRequest(/play\/api\/(place|step) answered 4(09|22)/);
  await world.apply('single-wallet');
  const other = app.on(await (await phone()).newPage());
  const second = await mint();
  await other.signIn(second);
  await app.signIn(member);
  await page.goto('/fish');
  const own = await app.startFirstOf('fish');
  const theirs = await other.startFirstOf('fish');
  expect(theirs.nodeId).toBe(own.nodeId);
  const seats = [
    { me: own, who: member, they: theirs, seat: 1 },
    { me: theirs, who: second, they: own, seat: 2 },
  ];
  // A tide of their own: with the one that they came into the first seat might be left before the second is taken.
  await endPhase(world, own.nodeId);
  for (const { me, who, they, seat } of seats) {
    // Whatever the first shot meets is caught.
    await world.run('forceRound', { memberId: who.id, nodeId: me.nodeId, bet: {}, wish: { catches: 'boss' } });
    const seen = await watchOthers(they);
    const placed = await fireFrom(me);
    expect(placed).toMatchObject({ isOver: false, view: { seat } });
    expect(placed.payoutMinor).toBeGreaterThan(0);
    await expect(me.frame.locator('.seat[data-own="true"][data-taken="true"]')).toBeVisible();
    const isSeen = they.frame.locator(`.seat[data-own="false"][data-taken="true"]`);
    await expect(isSeen).toContainText(`Lugar ${seat} · $`);
    await expect.poll(seen).not.toHaveLength(0);
  }
  await expect(own.frame.locator('.seat[data-taken="true"]')).toHaveCount(2);
  await own.expectFits();
  await theirs.expectFits();

  // With the tide the seats are left, and the shots that held them come back.
  await world.freeze();
  await world.run('advanceClock', { by: '61s' });
  await expect(own.frame.locator('.seat[data-own="false"][data-taken="true"]')).toHaveCount(0);
  expect((await world.audit()).findings).toEqual([]);
});
