import { createControlClient } from '@tonalli/qa/client';
import { expect, it } from 'vitest';
import { servePlatform } from '../../testing/stage';
import { moveMoney, testRoutes } from '../../transport/test-routes';

const platform = await servePlatform({ extraRoutes: testRoutes });

it('QA-09 names the call behind each finding, and says so where none is', async () => {
  const world = platform.worlds.create();
  const qa = createControlClient({ url: platform.url, world: world.name });
  for (const key of ['first', 'second']) {
    const headers = { 'x-request-id': `request-${key}` };
    await platform.call(moveMoney, { amount: '5.00' }, { world: world.name, idempotencyKey: key, headers });
  }
  expect(await qa.run('audit', {})).toMatchObject({ clean: true, culprits: [] });
  world.sqlite.exec('DROP TRIGGER entries_no_update; UPDATE entries SET amount_minor = 1 WHERE id = 4');
  const { findings, culprits } = await qa.run('audit', {});
  expect(culprits.map(({ finding }) => finding)).toEqual(findings);
  expect(culprits[0]).toEqual({
    finding: 'posting 2 has 2 entries that sum to -499',
    seq: 2,
    cause: 'call 2 (moveMoney, request request-second) made posting 2',
  });
  await qa.run('clearJournal', {});
  const [unknown] = (await qa.run('audit', {})).culprits;
  expect(unknown).toMatchObject({ seq: null, cause: 'no entry of the journal is behind it' });
});
