import type { JobOutcome } from '../../clock/job-runner';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { BOOK_SLOT } from './rebate-jobs';
import { type AgentDue, bookingsRepository, stakesRepository } from './rebates.repository';

/** In one transaction. */
const MEMBERS_AT_ONCE = 500;
const AGENTS_AT_ONCE = 200;

const runIdOf = (runId: number): string => `RD${String(runId).padStart(8, '0')}`;

/** Gives an agent what a run comes to, or takes it back as far as the balance reaches; the rest comes off what is given next. */
function settle(world: World, runId: number, { agentId, amountMinor }: AgentDue): void {
  const store = bookingsRepository(world);
  const owedMinor = store.owedMinor(agentId);
  const dueMinor = amountMinor - owedMinor;
  const backMinor = Math.min(Math.max(0, -dueMinor), world.ledger.balance(agentId, 'member.main'));
  const posting = { key: `rebate:${runId}:${agentId}`, memberId: agentId, reference: runIdOf(runId) };
  const at = world.clock.now();
  if (dueMinor > 0) world.ledger.postWithin({ ...posting, kind: 'agent.rebate', amountMinor: dueMinor, at });
  if (backMinor > 0) world.ledger.postWithin({ ...posting, kind: 'agent.clawback', amountMinor: backMinor, at });
  const leftMinor = Math.max(0, -dueMinor) - backMinor;
  if (leftMinor !== owedMinor) store.owe({ agentId, owedMinor: leftMinor });
  store.posted(runId, agentId);
}

/** Books what a slot that is over comes to (AG-09): first its members' stakes, then its agents' postings, some at a time. */
function bookSlot(world: World, { runId, slot }: { runId: number; slot: number }): JobOutcome {
  if (stakesRepository(world).accrue({ runId, slot, members: MEMBERS_AT_ONCE })) return 'again';
  const due = bookingsRepository(world).due(runId, AGENTS_AT_ONCE);
  for (const each of due) settle(world, runId, each);
  if (due.length === AGENTS_AT_ONCE) return 'again';
  stakesRepository(world).finishRun({ runId, slot }, world.clock.now());
  return 'done';
}

export const bookSlotJob = defineJob(BOOK_SLOT, (world, { payload }) => bookSlot(world, payload), { person: false });
