import { describe, expect, it } from 'vitest';
import { createTestWorld } from '../../testing/test-world';
import { SALARY_RUN } from './contract-jobs';
import { agree, bet, chainOf, mainOf, playerBelow, termsOf } from './contracts-fixture';

const SLOT = 300_000;
/** More than one transaction does of any step. */
const MANY = 300;

/** Agents on top, each with a contract that pays every slot, and a player who bet in the next one; each stake is another. */
function manyContracts() {
  const world = createTestWorld();
  const agents = Array.from({ length: MANY }, (_, number) => {
    const [id = ''] = chainOf(world, [`many-${number}`]);
    agree(world, { uplineId: null, downlineId: id, terms: termsOf('realtime', [[0, 0, 0, 50]]) });
    return { id, player: playerBelow(world, id, `many-${number}-player`), stakeMinor: 10_000 + 200 * number };
  });
  const slot = Math.ceil((world.clock.now() + 1) / SLOT) * SLOT;
  world.clock.set(slot);
  for (const { player, stakeMinor } of agents) bet(world, player, { stakeMinor });
  return { world, agents, slot };
}

const billsOf = ({ sqlite }: ReturnType<typeof createTestWorld>) =>
  sqlite
    .prepare<[], [string, number]>(
      "SELECT downline_id, paid_minor FROM agent_bills WHERE kind = 'realtime' ORDER BY contract_id",
    )
    .raw()
    .all();

describe('a settlement of many contracts', () => {
  it('CON-04 C1 makes one bill of each and pays it, whatever one transaction takes; a run from the front pays nobody again', () => {
    const { world, agents, slot } = manyContracts();
    const expected = agents.map(({ id, stakeMinor }) => [id, stakeMinor / 200]);
    world.clock.set(slot + SLOT);
    expect(billsOf(world)).toEqual(expected);
    expect(agents.map(({ id }) => [id, mainOf(world, id)])).toEqual(expected);
    const posted = world.sqlite.prepare("SELECT count(*) FROM postings WHERE kind = 'agent.salary'").pluck();
    expect(posted.get()).toBe(MANY);
    const payments = world.sqlite.prepare('SELECT count(*), sum(amount_minor) FROM agent_bill_payments').raw();
    expect(payments.get()).toEqual([MANY, expected.reduce((sum, [, paid]) => sum + Number(paid), 0)]);

    // As if nothing was kept of how far it was.
    world.sqlite.exec(`UPDATE agent_runs SET phase = 'contracts', cursor = '' WHERE from_at = ${slot}`);
    world.sqlite.exec(`UPDATE agent_streams SET next_from = ${slot} WHERE stream = 'realtime'`);
    world.clock.schedule({
      ...{ kind: SALARY_RUN, key: 'realtime', dueAt: world.clock.now() },
      payload: { kind: 'realtime', period: '', from: slot },
    });
    world.clock.drainAll();
    expect(world.clock.failed()).toEqual([]);
    expect(world.sqlite.prepare('SELECT phase FROM agent_runs WHERE from_at = ?').pluck().get(slot)).toBe('done');
    expect([billsOf(world), posted.get()]).toEqual([expected, MANY]);
    expect(world.ledger.audit().findings).toEqual([]);
  });
});
