import { screen, waitFor } from '@testing-library/react';
import type { DepositBonusView } from '@tonalli/contracts/bonuses/api';
import type { DepositChannelView } from '@tonalli/contracts/cashier/api';
import { describe, expect, it } from 'vitest';
import { type Answers, failure, memberInfo } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { SECURITY } from '../../testing/security-page';

const SPEI: DepositChannelView = {
  id: 'spei',
  kind: 'SPEI',
  minMinor: 10_000,
  maxMinor: 5_000_000,
  fee: { fixedMinor: 0, basisPoints: 0 },
  presetsMinor: [20_000],
  expiresMinutes: 30,
  debitOnly: false,
};
const FRIDAY: DepositBonusView = {
  id: 'friday',
  when: 'RELOAD',
  title: 'Viernes de recarga',
  summary: '50% de tu depósito.',
  percent: 50,
  minDepositMinor: 10_000,
  maxBonusMinor: 100_000,
  times: 2,
  of: 'BOTH',
  maxTimes: 40,
  days: 14,
  contributions: [],
};
const ANSWERS: Answers = {
  'account.me': memberInfo,
  'account.security': SECURITY,
  'messages.unread': { count: 0 },
  'cashier.depositChannels': [SPEI],
  'cashier.deposits': { rows: [], page: 1, totalPages: 1, totalRows: 0 },
  // What was sent shows in the calls; the form stays.
  'cashier.createDeposit': failure('CHANNEL_UNAVAILABLE'),
  'limits.read': {
    kinds: [],
    states: [],
    timeMinutes: null,
    changes: [],
    asksBeforeDeposit: false,
    isReviewDue: false,
  },
  'bonuses.offers': [FRIDAY],
};

async function openForm(more: Answers = {}) {
  const view = await renderApp('/member?page=depositv2', { answers: { ...ANSWERS, ...more }, tab: memberTab });
  const { user, gateway } = view;
  const amount = await screen.findByRole('textbox', { name: /Monto/ });
  await screen.findByRole('radio', { name: /Viernes/ });
  await user.type(amount, '200');
  const inputsOf = (path: string) => gateway.calls.filter((call) => call.path === path).map(({ input }) => input);
  return {
    ...view,
    amount,
    code: screen.getByRole('textbox', { name: /Código/ }),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    inputsOf,
  };
}

describe('the code of a bonus on a deposit', () => {
  it('MEM-03 is refused at its field when it is too short, and nothing is asked', async () => {
    const { user, code, press, inputsOf } = await openForm();
    const asked = inputsOf('bonuses.offers').length;
    await user.type(code, ' abc ');
    await press('Aplicar');
    expect(code.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('Un código tiene al menos 4 caracteres.');
    expect(code).toHaveProperty('value', ' abc ');
    expect(inputsOf('bonuses.offers')).toHaveLength(asked);
  });

  it('MEM-03 keeps a deposit from being sent while it is too short; what was typed stays', async () => {
    const { user, amount, code, press, inputsOf } = await openForm();
    await user.type(code, 'abc');
    await press('Continuar');
    expect(screen.getByRole('alert').textContent).toBe('Un código tiene al menos 4 caracteres.');
    expect([amount, code].map((field) => Reflect.get(field, 'value'))).toEqual(['200', 'abc']);
    expect(inputsOf('cashier.createDeposit')).toEqual([]);
    await user.clear(code);
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Continuar');
    await waitFor(() =>
      expect(inputsOf('cashier.createDeposit')).toEqual([{ channelId: 'spei', amountMinor: 20_000 }]),
    );
  });
});
