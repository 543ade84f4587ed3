import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';

test('AG-04 AG-10 an agent walks down the team, where names further down are masked', async ({
  page,
  app,
  agent,
  mint,
}) => {
  const sub = await mint({ type: 2, uplineId: agent.id });
  const deep = await mint({ uplineId: sub.id });
  await app.signIn(agent, '/agentHome?page=downlineManagmentView');
  const tree = page.getByRole('tree', { name: app.words.downlines.tree.label });
  await expect(tree.getByRole('treeitem', { name: sub.username })).toBeVisible();
  await tree.getByRole('treeitem', { name: sub.username }).press('ArrowRight');
  await expect(tree.getByRole('treeitem').nth(1)).toHaveAttribute('aria-level', '2');
  await expect(page.getByText(deep.username)).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
