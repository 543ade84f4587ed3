import type { ContractKind } from '@tonalli/contracts/agent-contracts/kinds';
import type { ContractTerms } from '@tonalli/contracts/agent-contracts/terms';
import type { GameType } from '@tonalli/contracts/lobby/wire';
import { createMember } from '../../people/create-member';
import { keepBet } from '../../wagering/bets';
import type { World } from '../../world/world';
import { accept } from './answer-contract';
import { type ContractRow, contractsRepository } from './contracts.repository';
import { type Offer, offerContract } from './offer-contract';

type Tier = [minTurnover: number, minNetLoss: number, minActiveMembers: number, rateBp: number];

/** Terms of one kind, a slab of tiers; `more` replaces what a test is about. */
export function termsOf(kind: ContractKind, tiers: readonly Tier[], more: Partial<ContractTerms> = {}): ContractTerms {
  return {
    ...{ kind, period: kind === 'dividend' ? 'daily' : null, scale: 'slab' },
    tiers: tiers.map(([minTurnover, minNetLoss, minActiveMembers, rateBp]) => ({
      ...{ minTurnover, minNetLoss, minActiveMembers, rateBp },
    })),
    eligibility: { minActiveMembers: 0, minBetAmount: 0, activeValidBet: 0, countSelf: false },
    deductions: { bonusesBp: 0, rebatesBp: 0, salariesBp: 0, paymentFeesBp: 0, platformFeeBp: 0 },
    carry: kind === 'dividend' ? 'untilPositive' : 'none',
    ...{ cap: null, payer: 'house', categories: ['RNG', 'LIVE'] },
    ...more,
  };
}

/** Agents below each other, the first on top. */
export function chainOf(world: World, names: readonly string[]): string[] {
  const ids: string[] = [];
  for (const username of names)
    ids.push(createMember(world, { username, passwordHash: null, type: 1, uplineId: ids.at(-1), createdAt: 0 }).id);
  return ids;
}

export const playerBelow = (world: World, uplineId: string, username: string): string =>
  createMember(world, { username, passwordHash: null, type: 0, uplineId, createdAt: 0 }).id;

type Agreed = Pick<Offer, 'uplineId' | 'downlineId' | 'terms'> & Partial<Offer>;

/** Offers and agrees, in one go. */
export function agree(world: World, offer: Agreed): ContractRow {
  return world.transaction(() => {
    const { contract } = offerContract(world, { autoCover: false, confirmed: true, ...offer });
    if (!contract) throw new Error('nothing was offered');
    const version = contract.offeredVersion ?? undefined;
    accept(world, { contract, side: 'downline', version, note: '', confirmed: true });
    return contractsRepository(world).find(contract.id) ?? contract;
  });
}

let rounds = 0;
interface Bet {
  stakeMinor: number;
  payoutMinor?: number;
  gameType?: GameType;
  placedAt?: number;
}

/** A bet in real money that is settled now. Returns its round. */
export function bet(
  world: World,
  memberId: string,
  { stakeMinor, payoutMinor = 0, gameType = 'RNG', placedAt }: Bet,
): string {
  rounds += 1;
  const roundId = `round-${rounds}`;
  const settledAt = world.clock.now();
  world.transaction(() =>
    keepBet(world, {
      ...{ nodeId: '010001', vassalage: 'OMT', isTrial: false, detail: { k: 'summary' }, gameType, memberId, roundId },
      ...{ stakeMinor, payoutMinor, at: placedAt ?? settledAt, settledAt },
    }),
  );
  return roundId;
}

export const mainOf = (world: World, memberId: string): number => world.ledger.balance(memberId, 'member.main');
