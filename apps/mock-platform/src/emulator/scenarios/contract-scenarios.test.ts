import { describe, expect, it } from 'vitest';
import { findMemberByUsername } from '../../people/find-member';
import { servePlatform } from '../../testing/stage';
import type { World } from '../../world/world';
import { applyScenarios } from './apply-scenarios';
import { bundledScenarios } from './registry';

const platform = await servePlatform({ seed: 'light' });

/** A world in the state of a scenario. */
function inState(name: string): World {
  const world = platform.worlds.create();
  const scenario = bundledScenarios().find((one) => one.name === name);
  if (!scenario) throw new Error(`no scenario ${name}`);
  applyScenarios(platform.worlds, world, [scenario]);
  return world;
}

const DAY_MS = 86_400_000;
const idOf = (world: World, username: string): string => findMemberByUsername(world, username)?.id ?? '';
const rows = (world: World, table: string, username: string) =>
  world.sqlite
    .prepare<[string], Record<string, unknown>>(
      table === 'bills'
        ? 'SELECT * FROM agent_bills WHERE downline_id = ? ORDER BY id'
        : 'SELECT * FROM agent_contracts WHERE downline_id = ?',
    )
    .all(idOf(world, username));
const contractOf = (world: World, username: string) => rows(world, 'contracts', username);
const billsOf = (world: World, username: string) => rows(world, 'bills', username);

describe('scenarios of contracts', () => {
  it('QA-01 agent-contract-suspended has a bill that waits for a review', () => {
    const world = inState('agent-contract-suspended');
    expect(contractOf(world, 'sonia')).toMatchObject([{ suspended_at: expect.any(Number) }]);
    // 0.20 % of $4,000.00, which nobody has.
    expect(billsOf(world, 'sonia')).toMatchObject([{ state: 'AWAITING_REVIEW', due_minor: 800, paid_minor: 0 }]);
    expect(world.ledger.balance(idOf(world, 'sonia'), 'member.main')).toBe(0);
  });

  it('QA-01 agent-contract-ending runs until midnight, by the operator', () => {
    const world = inState('agent-contract-ending');
    const [contract] = contractOf(world, 'elena');
    expect(contract).toMatchObject({ end_reason: 'OPERATOR' });
    const left = Number(contract?.ends_at) - world.clock.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(DAY_MS);
  });

  it('QA-01 agent-contract-lapsed was offered, and can be agreed to no more', () => {
    const world = inState('agent-contract-lapsed');
    expect(contractOf(world, 'tarda')).toMatchObject([{ starts_at: null }]);
    expect(Number(contractOf(world, 'tarda')[0]?.offer_expires_at)).toBeLessThan(world.clock.now());
  });

  it('QA-01 agent-contract-cascade ends the contract below for the one above', () => {
    const world = inState('agent-contract-cascade');
    expect(contractOf(world, 'carla')).toMatchObject([{ end_reason: 'OPERATOR' }]);
    expect(contractOf(world, 'carla-sub')).toMatchObject([{ end_reason: 'CASCADE' }]);
    expect(contractOf(world, 'carla-sub')[0]?.ends_at).toBe(contractOf(world, 'carla')[0]?.ends_at);
  });

  it('QA-01 agent-payer-short owes what the payer does not have', () => {
    const world = inState('agent-payer-short');
    expect(billsOf(world, 'quique-sub').at(-1)).toMatchObject({ state: 'INSUFFICIENT', due_minor: 1_200 });
    expect(world.ledger.audit().findings).toEqual([]);
  });

  it('QA-01 agent-carry-over pays nothing and carries the loss on', () => {
    const world = inState('agent-carry-over');
    expect(billsOf(world, 'raul')).toMatchObject([
      { state: 'NOT_REACHED', due_minor: 0, closing_carry_minor: -500_000 },
    ]);
  });

  it('QA-01 agent-period-closing settles as midnight comes', () => {
    const world = inState('agent-period-closing');
    expect(world.clock.state().mode).toBe('live');
    expect(billsOf(world, 'vera')).toEqual([]);
    world.clock.advance(60_000);
    expect(billsOf(world, 'vera')).toMatchObject([{ state: 'PAID', due_minor: 800 }]);
  });
});
