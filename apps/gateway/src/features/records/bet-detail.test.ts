import { expect, it } from 'vitest';
import { toBetDetail } from './bet-detail';

const bet = {
  betId: 'B1',
  roundId: 'R1',
  at: '2026-11-20T00:00:00.000Z',
  nodeId: 'G1',
  gameName: 'Juego',
  vassalage: 'OMT',
  vendorName: 'Ometl',
  gameType: 'RNG',
  stake: 1_000,
  payout: 2_000,
  net: 1_000,
  status: 'SETTLED',
  isTrial: false,
  balanceAfter: 5_000,
  fairness: null,
} as const;

it('MEM-07 gives on what a slot drew, with its amounts and pictures', () => {
  const win = { line: 1, symbol: 'low1', count: 3 };
  const spin = { kind: 'base' as const, reels: [['low1']], scatters: 0 };
  const symbols = { low1: '/art/low1.svg?v=1' };
  const spins = [{ ...spin, wins: [{ ...win, payout: 2_000 }], payout: 2_000 }];
  const detail = toBetDetail({ ...bet, outcome: { kind: 'slot', lineStake: 50, lines: 20, symbols, spins } });
  expect(detail.outcome).toEqual({
    kind: 'slot',
    lineStakeMinor: 50,
    lines: 20,
    symbols,
    spins: [{ ...spin, wins: [{ ...win, payoutMinor: 2_000 }], payoutMinor: 2_000 }],
  });
});
