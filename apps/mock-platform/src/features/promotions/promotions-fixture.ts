import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { mintMember } from '../../emulator/control/mint-member';
import { findMember } from '../../people/find-member';
import { protectionRepository } from '../../people/protection.repository';
import { createTestWorld } from '../../testing/test-world';
import { keepBet } from '../../wagering/bets';
import type { World } from '../../world/world';
import { bindAccount } from '../cashier';
import { keepDepositLimits } from '../limits';
import { Campaign } from './campaign-schema';
import { publishCampaign } from './publish-campaign';

const words = (title: string) => ({ title, summary: `${title}.`, html: `<p>${title}</p>`, terms: ['Solo una vez.'] });

/** A claim of 100 points by anybody, unless said otherwise. */
export const campaign = (change: object = {}): Campaign =>
  Campaign.parse({
    id: 'gift',
    kind: 'claim',
    category: 'EVENTS',
    picture: 'promo-zalo',
    startsInDays: -1,
    endsInDays: 30,
    reward: { kind: 'points', points: 100 },
    es: words('Regalo'),
    en: words('Gift'),
    ...change,
  });

export const WEEKLY = {
  id: 'weekly',
  kind: 'cashback',
  reward: undefined,
  cashback: {
    rates: [
      { level: 0, rateBp: 300 },
      { level: 2, rateBp: 500 },
    ],
    minimumMinor: 10_000,
    capMinor: 50_000,
    categories: ['RNG'],
    claimDays: 14,
  },
} as const;

export const CALENDAR = {
  id: 'days',
  kind: 'calendar',
  reward: undefined,
  days: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ kind: 'cash', amountMinor: day * 100 })),
} as const;

/** A world with these campaigns, whose members have their ids. */
export async function worldWith(campaigns: readonly object[], members: number) {
  const world = createTestWorld();
  const minted = await Promise.all(Array.from({ length: members }, () => mintMember(world)));
  for (const change of campaigns) publishCampaign(world, campaign(change));
  return { world, ids: minted.map(({ id }) => id).sort() };
}

/** Proves the member's number, or an e-mail that becomes theirs. */
export function prove(world: World, memberId: string, email?: string): void {
  const store = protectionRepository(world);
  const verifiedAt = world.clock.now();
  if (email !== undefined) {
    store.setEmail(memberId, email);
    store.putVerified({ memberId, kind: 'email', contact: email, verifiedAt });
  } else {
    const contact = findMember(world, memberId)?.mobile ?? '';
    store.putVerified({ memberId, kind: 'mobile', contact, verifiedAt });
  }
}

export const CLABE = `80101007777777777${clabeCheckDigit('80101007777777777')}`;

export const bind = (world: World, memberId: string, clabe = CLABE): void =>
  void bindAccount(world, memberId, { clabe, holder: 'Ana', at: world.clock.now() });

let made = 0;

/** A settled round in real money. */
export function play(
  world: World,
  memberId: string,
  of: { stakeMinor: number; payoutMinor: number; gameType?: 'RNG' | 'LIVE' },
): void {
  made += 1;
  const at = world.clock.now();
  const { gameType = 'RNG', ...sums } = of;
  const bet = { nodeId: '000001', vassalage: 'OMT', gameType, detail: { k: 'summary' }, roundId: `R${made}` } as const;
  world.transaction(() => keepBet(world, { ...bet, ...sums, memberId, isTrial: false, at }));
}

/** Chooses a limit of the deposits of a day. */
export const limitThemself = (world: World, memberId: string): void =>
  keepDepositLimits(world, { memberId, limits: { daily: 10_000 }, at: world.clock.now() });
