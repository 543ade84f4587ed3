import type { EndpointName } from '@tonalli/contracts/endpoints';
import type { FaultEffect } from './fault-effects';
import type { Fault } from './faults';

interface FaultSet {
  summary: string;
  faults: readonly (Fault & { endpoint: EndpointName | 'play.*' | '*' })[];
}

const MONEY_CALLS = ['createDeposit', 'createWithdrawal', 'confirmReceipt', 'convertPoints', 'claimVipBonus'] as const;
const HOME_CALLS = [
  'listAnnouncements',
  'listWinners',
  'fetchJackpot',
  'listHotGames',
  'listVendors',
  'listRecentGames',
  'listFavoriteGames',
] as const;
const LOBBY_CALLS = ['listGames', 'fetchGame', 'listGameMenus', 'listFavoriteGames', 'listRecentGames'] as const;
const onMoneyCalls = (effect: FaultEffect, probability: number) =>
  MONEY_CALLS.map((endpoint) => ({ endpoint, effect, probability }));

/** Ready-made sets of faults, by the trouble that they play. */
export const FAULT_SETS = {
  'bad-mobile-network': {
    summary: 'A phone at the edge of its cell: slow, uneven, and now and then an answer is lost on the way',
    faults: [
      { endpoint: '*', effect: { kind: 'latency', minimum: 80, maximum: 1_800, shape: 'normal' }, probability: 0.9 },
      { endpoint: '*', effect: { kind: 'drop-before' }, probability: 0.03 },
      { endpoint: '*', effect: { kind: 'drop-after' }, probability: 0.03 },
      { endpoint: '*', effect: { kind: 'truncated' }, probability: 0.02 },
      { endpoint: '*', effect: { kind: 'drip', milliseconds: 1_200 }, probability: 0.05 },
    ],
  },
  'slow-platform': {
    summary: 'Everything works, after one to four seconds',
    faults: [{ endpoint: '*', effect: { kind: 'latency', minimum: 1_000, maximum: 4_000, shape: 'uniform' } }],
  },
  'platform-outage': {
    summary: 'What stands in front of the platform answers 503 to everything',
    faults: [{ endpoint: '*', effect: { kind: 'status', status: 503 } }],
  },
  'home-outage': {
    summary: 'What home is made of answers 503; the rest works',
    faults: HOME_CALLS.map((endpoint) => ({ endpoint, effect: { kind: 'status', status: 503 } as const })),
  },
  'lobby-outage': {
    summary: 'The catalogue of games answers 503; the rest works',
    faults: LOBBY_CALLS.map((endpoint) => ({ endpoint, effect: { kind: 'status', status: 503 } as const })),
  },
  'half-outage': {
    summary: 'One of two servers behind the balancer is down: every other call fails, as chance wants it',
    faults: [{ endpoint: '*', effect: { kind: 'status', status: 502 }, probability: 0.5 }],
  },
  'flaky-wallet': {
    summary: 'Balances fail or lag behind, and answers of money calls are lost although the money moved',
    faults: [
      { endpoint: 'fetchBalance', effect: { kind: 'status', status: 502 }, probability: 0.3 },
      { endpoint: 'fetchBalance', effect: { kind: 'stale' }, probability: 0.3 },
      ...onMoneyCalls({ kind: 'drop-after' }, 0.5),
      ...onMoneyCalls({ kind: 'duplicate' }, 0.5),
    ],
  },
  'flaky-games': {
    summary: 'Spins are slow, and a third of their answers is lost although they were played',
    faults: [
      { endpoint: 'play.spin', effect: { kind: 'latency', minimum: 200, maximum: 2_000, shape: 'uniform' } },
      { endpoint: 'play.spin', effect: { kind: 'drop-after' }, probability: 0.3 },
    ],
  },
  'stale-reads': {
    summary: 'Reads answer what they answered the time before',
    faults: [{ endpoint: '*', effect: { kind: 'stale' } }],
  },
  'expiring-sessions': {
    summary: 'One in ten calls finds that its token has ended',
    faults: [{ endpoint: '*', effect: { kind: 'expired-token' }, probability: 0.1 }],
  },
  'rotating-keys': {
    summary: 'The sealing key changes under one in three sealed calls',
    faults: [{ endpoint: '*', effect: { kind: 'rotated-key' }, probability: 0.33 }],
  },
} as const satisfies Record<string, FaultSet>;

export type FaultSetName = keyof typeof FAULT_SETS;
export const FAULT_SET_NAMES = Object.keys(FAULT_SETS) as FaultSetName[];
