import type { LiveEvent } from '@tonalli/contracts/live';
import { describe, expect, it } from 'vitest';
import { messageFor } from './message-for';

const tab = (customerId: string | null, language: 'es' | 'en' = 'es') => ({
  language,
  // Only who it is matters here.
  session: customerId === null ? null : Object.assign(Object.create(null), { customerId, type: 0 }),
});

const WON: LiveEvent = {
  type: 'jackpot-won',
  winner: {
    customerName: 'Ana***',
    winAmount: 25_000_050,
    iconUrl: '/1.svg',
    nodeId: '1',
    at: '2026-03-01T12:00:00.000Z',
  },
  gameNames: { ES: 'Pirámide', EN: 'Pyramid' },
};

describe('what a tab hears', () => {
  it.each([
    ['a visitor', tab(null), 'Pirámide'],
    ['a member', tab('M1'), 'Pirámide'],
    ['an English reader', tab('M2', 'en'), 'Pyramid'],
  ] as const)('HOME-08 %s hears who won the jackpot, in their language', (_who, reader, gameName) => {
    expect(messageFor(WON, reader)).toMatchObject({
      type: 'jackpot-won',
      winner: { playerName: 'Ana***', amountMinor: 25_000_050, gameName },
    });
  });

  it('GAME-16 of a bet that ended without its player only they hear, in their language', () => {
    const event: LiveEvent = {
      ...{ type: 'bet-ended', customerId: 'M1', roundId: 'R1', gameNames: { ES: 'Campo minado', EN: 'Minefield' } },
      ...{ stake: 1_000, payout: 1_102, isReturned: false },
    };
    const told = (gameName: string) => ({
      type: 'bet-ended',
      bet: { roundId: 'R1', gameName, payoutMinor: 1_102, isReturned: false },
    });
    expect([tab('M1'), tab('M1', 'en'), tab('M2'), tab(null)].map((reader) => messageFor(event, reader))).toEqual([
      told('Campo minado'),
      told('Minefield'),
      null,
      null,
    ]);
  });

  it('GAME-05 GAME-16 of a bet that comes out otherwise only its player hears, in their language', () => {
    const event: LiveEvent = {
      ...{ type: 'bet-corrected', customerId: 'M1', roundId: 'R1', gameNames: { ES: 'Deportes', EN: 'Sports' } },
      ...{ delta: -2_000, isOpen: false },
    };
    const told = (gameName: string) => ({
      type: 'bet-corrected',
      bet: { roundId: 'R1', gameName, deltaMinor: -2_000, isOpen: false },
    });
    expect([tab('M1'), tab('M1', 'en'), tab('M2'), tab(null)].map((reader) => messageFor(event, reader))).toEqual([
      told('Deportes'),
      told('Sports'),
      null,
      null,
    ]);
  });

  it('GAME-10 of what a model said only its member hears, of one that came or went everybody who is logged in', () => {
    const heard = (customerId: string | null) =>
      [tab('M1'), tab('M2'), tab(null)].map((reader) => messageFor({ type: 'chat', customerId }, reader));
    expect(heard('M1')).toEqual([{ type: 'chat' }, null, null]);
    expect(heard(null)).toEqual([{ type: 'chat' }, { type: 'chat' }, null]);
  });

  it('GAME-07 of a wallet that changed only its owner hears', () => {
    const event: LiveEvent = { type: 'wallets', customerId: 'M1' };
    expect([tab('M1'), tab('M2'), tab(null)].map((reader) => messageFor(event, reader))).toEqual([
      { type: 'wallets' },
      null,
      null,
    ]);
  });
});
