import { expect, it } from 'vitest';
import { createStack } from './stack';
import { readyToWithdraw } from './withdrawing';

it('QA-09 a stack that stops with a broken ledger says so, and names the call behind it', async () => {
  const stack = await createStack();
  const world = await stack.world();
  const { player, withdraw } = await readyToWithdraw(world);
  expect(await withdraw('key')).toBe('OK');
  const { sqlite } = stack.platform.worlds.find(world.name) ?? stack.platform.worlds.default;
  sqlite.exec(`UPDATE accounts SET balance_minor = balance_minor + 1 WHERE owner_id = '${player.id}'`);
  const failure = await stack.stop().then(
    () => 'it stopped',
    (error: Error) => error.message,
  );
  expect(failure).toContain('the ledger is not clean');
  expect(failure).toMatch(
    new RegExp(
      `${world.name}: account .* holds 50001 but .*; call \\d+ \\(createWithdrawal of ${player.username}, request `,
    ),
  );
});
