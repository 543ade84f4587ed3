// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { MemberProtection } from '@tonalli/qa/protection';
import { expect, it } from 'vitest';
import { show } from '../../testing';
import { LimitsTable } from './limits-table';

const state = { limit: '500.00', used: '120.00', left: '380.00', startsAnewAt: null };
const protection: MemberProtection = {
  limits: {
    kinds: ['deposit', 'singleStake', 'time'],
    states: [
      { ...state, kind: 'deposit', period: 'daily' },
      { ...state, kind: 'loss', period: 'rolling', limit: null, used: '-40.00', left: null },
      { ...state, kind: 'singleStake', period: 'each', limit: '20.00', used: '0.00', left: '20.00' },
    ],
    timeMinutes: 45,
    changes: [],
    asksBeforeDeposit: false,
    isReviewDue: false,
  },
  playedTodayMs: 50 * 60_000 - 1,
  breaks: { current: null, choices: [], return: null, balanceReturnDays: 30, asksForLimits: false },
  consents: { isOptIn: true, states: [], history: [] },
  finances: null,
  financialRecords: 'clear',
};

it('QA-10 RG-01 each limit stands beside what is used and left of it, time in minutes', () => {
  show(<LimitsTable protection={protection} />);
  const cells = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells).toEqual([
    ['Límite', 'Máximo', 'Usado', 'Queda'],
    ['Depósitos al día', '500.00', '120.00', '380.00'],
    ['Pérdidas en 24 horas', '—', '-40.00', '—'],
    ['Apuesta cada una', '20.00', '—', '20.00'],
    ['Tiempo de juego al día', '45 min', '49 min', '0 min'],
  ]);
});
