import { expect, shown, test } from '../../fixtures';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

test('MEM-07 MEM-09 AG-02 ready days are those of the platform, which is days ahead of the device', async ({
  page,
  app,
  world,
  member,
  agent,
}) => {
  // Noon in Mexico City, so that no day ends meanwhile.
  const at = new Date((Math.ceil(Date.now() / DAY_MS) + 2) * DAY_MS + 18 * HOUR_MS).toISOString();
  await world.run('setClock', { at });
  const today = at.slice(0, 10);
  await world.run('settleBet', { memberId: member.id, stake: '187.60' });
  const button = (name: 'today' | 'previous7') =>
    page.getByRole('button', { name: app.words.records.range[name], exact: true });

  // What was bet today is among the last seven days, though the device does not know that day yet.
  await app.signIn(member);
  await app.record.open();
  await expect(app.record.totals).toContainText(shown(18_760).slice(1));
  await expect(app.record.rows).toHaveCount(1);
  await button('today').click();
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
  await expect(app.record.rows).toHaveCount(1);

  await page.goto('/member?page=personalProfit');
  await button('today').click();
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
  await expect(page.getByRole('main')).toContainText(shown(18_760).slice(1));

  await page.goto('about:blank');
  await app.signIn(agent);
  await page.goto('/agentHome');
  await button('today').click();
  await expect(page).toHaveURL(new RegExp(`from=${today}&to=${today}`));
});
