import { expect, it } from 'vitest';
import { niuNiu as niuNiuRoom } from '../games/niu-niu/module';
import { createTestWorld } from '../testing/test-world';
import { crash } from './families/crash-fixture';
import { ladder } from './families/ladder-fixture';
import { niuNiu } from './families/niu-niu-fixture';
import { paid } from './settlement';
import { SUMMARY_LINE, summary } from './summary';
import { openRunner } from './testing/real-runner';

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

it.each([
  ["UPDATE bets SET payout_minor = payout_minor + 1 WHERE status = 'SETTLED'", 'its bet says 1000 and 1001'],
  ["UPDATE bets SET stake_minor = 999 WHERE status = 'SETTLED'", 'staked 1000 and paid 1000, its bet says 999'],
  [
    `UPDATE bets SET stake_minor = 600, payout_minor = 600 WHERE status = 'SETTLED';
     INSERT INTO bets SELECT NULL, round_id, member_id, node_id, vassalage, game_type, 400, 400, status, is_trial, at, settled_at,
       detail, valid_minor FROM bets WHERE status = 'SETTLED'`,
    'staked 1000 and paid 1000, its bet says 600 and 600',
  ],
  [`UPDATE round_progress SET lines = '[]' WHERE is_over = 0`, 'of 100 staked in round'],
  [`UPDATE round_progress SET hold = '[]' WHERE is_over = 0`, 'holds 100 more than it says'],
  ['UPDATE exposures SET amount_minor = amount_minor + 7', 'the exposure of ladder to top is 7 more'],
])('QA-09 finds what a round was said to be and is not: %s', async (tampering, finding) => {
  const { world, runner, ...real } = openRunner(ladder, summary);
  const ana = await real.player(10_000);
  real.place(ana, { round: 'open', family: 'ladder', bet: { unitMinor: 100, rungs: 2 } });
  const { roundId } = real.place(ana, {
    round: 'over',
    family: 'summary',
    bet: { stakeMinor: 1_000, payoutMinor: null },
  });
  runner.settle(world, { roundId, results: [paid(SUMMARY_LINE, 1_000, 1_000)] });
  expect(world.ledger.audit().findings).toEqual([]);
  world.sqlite.exec(tampering);
  expect(world.ledger.audit().findings.join('; ')).toContain(finding);
  world.close();
});

it.each([
  ["UPDATE shared_entries SET is_open = 0 WHERE key LIKE 'flight%'", 'is open, and waits for no shared round'],
  [`UPDATE shared_entries SET is_open = 1 WHERE key LIKE 'hand%'`, 'is over, and waits for hand-'],
  [`UPDATE shared_rounds SET ends_at = NULL WHERE key LIKE 'flight%'`, 'which is over'],
  ['UPDATE shared_rounds SET rake_minor = 7 WHERE rake_minor IS NOT NULL', ', its rake is 7'],
])('QA-09 finds what a shared round was said to be and is not: %s', async (tampering, finding) => {
  const { world, runner, ...real } = openRunner(crash, niuNiu);
  world.clock.set(Date.UTC(2030, 0, 2, 6));
  const players = [await real.player(10_000), await real.player(10_000)];
  const [hand] = runner.shared.standing(world, 'niu-niu-table-1').filter(({ takesBets }) => takesBets);
  for (const player of players)
    real.place(player, { round: 'hand', family: 'niu-niu', bet: { table: hand?.key, bid: 1 } });
  world.clock.advance(60_000);
  let flight = runner.shared.standing(world, 'crash-1').find(({ takesBets }) => takesBets);
  while (!flight) {
    world.clock.advance(1_000);
    flight = runner.shared.standing(world, 'crash-1').find(({ takesBets }) => takesBets);
  }
  const bet = { round: flight.key, stakeMinor: 100, autoX100: null };
  real.place(players[0] ?? '', { round: 'flight', family: 'crash', bet });
  expect(world.ledger.audit().findings).toEqual([]);
  world.sqlite.exec(tampering);
  expect(world.ledger.audit().findings.join('; ')).toContain(finding);
  world.close();
});

it.each([
  ['UPDATE rounds SET table_owner_id = NULL', 'with everybody'],
  [`UPDATE rounds SET wallet = 'main' WHERE table_owner_id IS NOT NULL`, 'sits at a table of'],
  [`UPDATE rounds SET table_owner_id = 'another' WHERE rowid = (SELECT max(rowid) FROM rounds)`, 'are 2'],
  [`UPDATE round_progress SET bet = json_remove(bet, '$.plan')`, 'is no automatic player'],
])('QA-09 GAME-06 finds who sits at a table of play money and should not: %s', async (tampering, finding) => {
  const { world, runner, ...real } = openRunner(niuNiuRoom);
  world.clock.set(Date.UTC(2030, 0, 2, 6));
  const [owner, other] = [await real.player(10_000), await real.player(10_000)];
  const [round = ''] = runner.shared
    .standing(world, runner.shared.nameOf(world, { family: 'niu-niu', nodeId: '010001', tableOwnerId: owner }))
    .map(({ key }) => key);
  for (const [memberId, plan] of [[owner], [other, { bid: 0, multiple: 1 }]] as const) {
    world.ledger.post({
      ...{ kind: 'trial.grant', key: `trial ${memberId}`, memberId, amountMinor: 10_000 },
      ...{ reference: 'trial', at: world.clock.now() },
    });
    const bet = { round, seat: plan ? 2 : 1, seed: 'of-the-audit', ...(plan && { plan }) };
    runner.place(world, {
      ...{ roundId: `of-${memberId}`, memberId, nodeId: '010001', wallet: 'trial', bet, roundKey: null },
      ...{ at: world.clock.now(), tableOwnerId: owner },
      title: () => ({ vendor: 'OMT', gameType: 'PVP', family: 'niu-niu' }),
    });
  }
  world.clock.advance(60_000);
  expect(world.ledger.audit().findings).toEqual([]);
  world.sqlite.exec(tampering);
  expect(world.ledger.audit().findings.join('; ')).toContain(finding);
  world.close();
});
