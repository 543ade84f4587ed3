import { expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world';

it('QA-09 finds that a round was settled 2 times, and by which posting', () => {
  const world = createTestWorld();
  const common = { memberId: 'M1', amountMinor: 500, reference: 'R', at: 1 };
  world.sqlite.exec("INSERT INTO bets VALUES (1, 'R', 'M1', 'n', 'v', 'RNG', 1, 1, 'PENDING', 0, 0, NULL, '{}', NULL)");
  world.ledger.post({ ...common, kind: 'bet.payout', key: 'payout' });
  expect(world.ledger.audit().findings).toEqual([]);
  const { postingId } = world.ledger.post({ ...common, kind: 'bet.refund', key: 'refund' });
  const finding = { line: 'round R was settled 2 times', posting: postingId };
  expect(world.ledger.findings()).toEqual([finding]);
  expect(world.ledger.audit().findings).toEqual([finding.line]);
  world.close();
});
