import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { ContractTerms, ContractTier } from '@tonalli/contracts/agent-contracts/terms';
import { isAgentType } from '@tonalli/contracts/session/wire';
import { findMember, findMemberByUsername } from '../../people/find-member';
import { directDownlines } from '../../people/tree';
import { relive } from '../../world/relive';
import type { World } from '../../world/world';
import { reject } from './answer-contract';
import { askForContract } from './ask-contract';
import { billsRepository } from './bills.repository';
import { contractIdOf } from './contract-ids';
import { billLists } from './list-bills.repository';
import { offerContract } from './offer-contract';
import { acceptFor } from './operator-acts';

const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
/** Bills that were settled longer ago were opened. */
const UNREAD_MS = 2 * DAY_MS;

/** Minor units of the valid bets, of the net loss, members, hundredths of a percent. */
type Tier = readonly [minTurnover: number, minNetLoss: number, minActiveMembers: number, rateBp: number];
const tiersOf = (tiers: readonly Tier[]): ContractTier[] =>
  tiers.map(([minTurnover, minNetLoss, minActiveMembers, rateBp]) => {
    return { minTurnover, minNetLoss, minActiveMembers, rateBp };
  });

const SHARED = {
  scale: 'slab',
  eligibility: { minActiveMembers: 0, minBetAmount: 0, activeValidBet: 5_000, countSelf: false },
  cap: null,
  payer: 'house',
  categories: ['RNG', 'LIVE'],
} as const;

const salary = (kind: Exclude<ContractKind, 'dividend'>, tiers: readonly Tier[]): ContractTerms => ({
  ...{ ...SHARED, kind, period: null, tiers: tiersOf(tiers), carry: 'none', categories: [...SHARED.categories] },
  deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
});

const dividend = (tiers: readonly Tier[]): ContractTerms => ({
  ...{ ...SHARED, kind: 'dividend', period: 'weekly', tiers: tiersOf(tiers), carry: 'untilPositive' },
  categories: [...SHARED.categories],
  deductions: { bonusesBp: 10_000, rebatesBp: 10_000, salariesBp: 5_000, paymentFeesBp: 0, platformFeeBp: 1_000 },
});

const DAILY = {
  top: salary('daily', [
    [50_000, 0, 1, 20],
    [300_000, 0, 5, 30],
    [800_000, 0, 12, 40],
  ]),
  agent: salary('daily', [
    [100_000, 0, 2, 15],
    [300_000, 0, 5, 25],
  ]),
  better: salary('daily', [
    [50_000, 0, 2, 15],
    [300_000, 0, 5, 30],
  ]),
  low: salary('daily', [[100_000, 0, 2, 10]]),
};
const DIVIDEND = {
  top: dividend([
    [0, 0, 0, 1_000],
    [0, 300_000, 10, 1_500],
  ]),
  agent: dividend([
    [0, 0, 0, 600],
    [0, 300_000, 10, 900],
  ]),
};
const HOURLY = salary('hourly', [[20_000, 0, 1, 10]]);

interface Deal {
  /** Null: the house. */
  uplineId: string | null;
  downlineId: string | undefined;
  terms: ContractTerms;
  note?: string;
}

/** Returns the contract's name; null where there is nobody to offer it to. */
function offer(world: World, { downlineId, ...deal }: Deal): string | null {
  if (downlineId === undefined) return null;
  const { contract } = offerContract(world, { ...deal, downlineId, autoCover: false, confirmed: true });
  return contract && contractIdOf(contract.id);
}

function agree(world: World, deal: Deal): void {
  const contractId = offer(world, deal);
  if (contractId !== null) acceptFor(world, contractId);
}

function refuse(world: World, deal: Deal, note: string): void {
  if (deal.downlineId === undefined) return;
  const { contract } = offerContract(world, {
    ...deal,
    downlineId: deal.downlineId,
    autoCover: false,
    confirmed: true,
  });
  if (contract) reject(world, { contract, side: 'downline', version: contract.offeredVersion ?? undefined, note });
}

const agentsBelow = (world: World, agentId: string | undefined): string[] =>
  agentId === undefined
    ? []
    : directDownlines(world, agentId, world.clock.now()).filter((id) => isAgentType(findMember(world, id)?.type ?? 0));

/** Contracts of the demo agent and the agents below: in force with their periods settled, and what waits for an answer on either side. */
export function seedContracts(world: World): void {
  const top = findMemberByUsername(world, 'agente')?.id;
  if (top === undefined) return;
  const [first, second, third, fourth] = agentsBelow(world, top);
  const [deeper] = agentsBelow(world, first);
  const now = world.clock.now();
  const ago = (ms: number, happens: () => void) => ({ at: now - ms, happens });
  const below = (downlineId: string | undefined, terms: ContractTerms) => ({ uplineId: top, downlineId, terms });
  relive(world, [
    ago(29 * DAY_MS, () => agree(world, { uplineId: null, downlineId: top, terms: DIVIDEND.top })),
    ago(29 * DAY_MS - HOUR_MS, () => {
      for (const agent of [first, second]) agree(world, below(agent, DIVIDEND.agent));
    }),
    ago(9 * DAY_MS, () => agree(world, { uplineId: null, downlineId: top, terms: DAILY.top })),
    ago(9 * DAY_MS - HOUR_MS, () => {
      for (const agent of [first, second, third]) agree(world, below(agent, DAILY.agent));
      agree(world, { uplineId: first ?? null, downlineId: deeper, terms: DAILY.low });
    }),
    ago(6 * DAY_MS, () => refuse(world, below(fourth, DAILY.low), 'Por ahora prefiero seguir con el reembolso.')),
    ago(44 * HOUR_MS, () =>
      offer(world, { ...below(third, DIVIDEND.agent), note: 'Las mismas condiciones que Lucía.' }),
    ),
    ago(30 * HOUR_MS, () => {
      if (fourth !== undefined)
        askForContract(world, { memberId: fourth, kind: 'dividend', note: '¿Me ofreces un dividendo semanal?' });
    }),
    ago(20 * HOUR_MS, () => offer(world, { uplineId: null, downlineId: top, terms: HOURLY })),
    ago(18 * HOUR_MS, () => offer(world, { ...below(first, DAILY.better), note: 'Mejor tasa desde $3,000.' })),
  ]);
  for (const agentId of [top, first]) if (agentId !== undefined) openOld(world, agentId);
}

function openOld(world: World, memberId: string): void {
  const filter = { memberId, side: 'downline', from: 0, to: world.clock.now() - UNREAD_MS } as const;
  const old = billLists(world).page(filter, { before: Number.MAX_SAFE_INTEGER, most: Number.MAX_SAFE_INTEGER });
  for (const { id, settledAt } of old) billsRepository(world).setRead(id, settledAt + HOUR_MS);
}
