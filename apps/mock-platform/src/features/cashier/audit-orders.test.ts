import { afterEach, beforeEach, expect, it } from 'vitest';
import type { HousePosting, MemberPosting } from '../../ledger/ledger';
import { postPermitted, type Unpermitted } from '../../testing/permitted';
import { createTestWorld } from '../../testing/test-world';
import type { OpenWorld } from '../../world/open-world';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

type Owned = Pick<MemberPosting, 'kind'> & Partial<Unpermitted<MemberPosting>>;
type Step = Owned | Pick<HousePosting, 'kind'>;
const post = (step: Step, reference: string): number => {
  const common = { key: step.kind, amountMinor: 500, reference, at: 1 };
  return postPermitted(world, isOwned(step) ? { ...common, memberId: 'M1', ...step } : { ...common, ...step })
    .postingId;
};
const OF_HOUSE: readonly string[] = ['deposit.hold', 'deposit.return', 'withdrawal.settle'];
const isOwned = (step: Step): step is Owned => !OF_HOUSE.includes(step.kind);

const WITHDRAWAL = (status: string) =>
  `INSERT INTO withdrawals (id, member_id, amount_minor, fee_minor, bank_id, clabe, holder, status, day, created_at)
   VALUES (7, 'M1', 500, 0, 'b', 'c', 'h', '${status}', '2026-01-01', 0)`;
const DEPOSIT = (status: string, receivedMinor = 'NULL') =>
  `INSERT INTO deposit_orders (id, member_id, channel_id, amount_minor, fee_minor, received_minor, status, instructions, created_at, expires_at)
   VALUES (7, 'M1', 'spei', 500, 0, ${receivedMinor}, '${status}', '{}', 0, 0)`;

const CASES: { finding: string; steps: Step[]; last: Step; reference: string; row: string }[] = [
  {
    finding: 'deposit D00000007 was credited 2 times',
    steps: [{ kind: 'deposit.credit' }],
    last: { kind: 'deposit.credit', key: 'again' },
    reference: 'D00000007',
    row: DEPOSIT('PAID'),
  },
  {
    finding: 'deposit D00000007 (HELD) has 0 held beyond a limit',
    steps: [{ kind: 'deposit.hold' }],
    last: { kind: 'deposit.return' },
    reference: 'D00000007',
    row: DEPOSIT('HELD', '500'),
  },
  {
    finding: 'withdrawal W00000007 held 500 and gave away 1000',
    steps: [{ kind: 'withdrawal.hold' }, { kind: 'withdrawal.release' }],
    last: { kind: 'withdrawal.release', key: 'again' },
    reference: 'W00000007',
    row: WITHDRAWAL('PAID'),
  },
  {
    finding: 'withdrawal W00000007 sent 500 and returned 501',
    steps: [{ kind: 'withdrawal.hold' }, { kind: 'withdrawal.settle' }, { kind: 'withdrawal.return' }],
    last: { kind: 'withdrawal.return', key: 'again', amountMinor: 1 },
    reference: 'W00000007',
    row: WITHDRAWAL('REFUNDED'),
  },
];

it.each(CASES)('QA-09 finds that $finding, and by which posting', ({ finding, steps, last, reference, row }) => {
  // Others' money, so that the house has something to give away.
  post({ kind: 'deposit.credit', key: 'own', amountMinor: 5_000 }, 'own');
  post({ kind: 'withdrawal.hold', key: 'other', amountMinor: 1_000 }, 'W00000008');
  world.sqlite.exec(row);
  for (const step of steps) post(step, reference);
  expect(world.ledger.audit().findings).toEqual([]);
  const posting = post(last, reference);
  expect(world.ledger.findings()).toEqual([{ line: finding, posting }]);
  expect(world.ledger.audit().findings).toEqual([finding]);
});
