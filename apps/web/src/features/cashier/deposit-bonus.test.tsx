import { screen, waitFor } from '@testing-library/react';
import type { DepositBonusView } from '@tonalli/contracts/bonuses/api';
import { describe, expect, it } from 'vitest';
import { DEPOSIT_PAGE } from '../../testing/deposit-page';
import { type Answers, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

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
  ...DEPOSIT_PAGE,
  // What was sent shows in the calls; the form stays.
  'cashier.createDeposit': failure('CHANNEL_UNAVAILABLE'),
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

describe('a code that was not taken up', () => {
  const CODE: DepositBonusView = { ...FRIDAY, id: 'code', when: 'CODE', title: 'Bono con código' };
  const SENT = { channelId: 'spei', amountMinor: 20_000 };
  const alert = () => screen.queryByRole('alert')?.textContent;

  it('MEM-03 keeps a deposit from being sent until it is applied', async () => {
    const { gateway, user, code, press, inputsOf } = await openForm();
    await user.type(code, 'FIESTA50');
    expect(alert()).toBeUndefined();
    await press('Continuar');
    expect(alert()).toBe('Presiona Aplicar para usar este código, o bórralo.');
    expect(code).toHaveProperty('value', 'FIESTA50');
    expect(inputsOf('cashier.createDeposit')).toEqual([]);
    gateway.answers['bonuses.offers'] = [FRIDAY, CODE];
    await press('Aplicar');
    await user.click(await screen.findByRole('radio', { name: /Bono con código/ }));
    await press('Continuar');
    const taken = { ...SENT, offerId: 'code', bonusCode: 'FIESTA50' };
    await waitFor(() => expect(inputsOf('cashier.createDeposit')).toEqual([taken]));
  });

  it('MEM-03 keeps it from being sent while it is not valid, until it is gone', async () => {
    const { user, code, press, inputsOf } = await openForm();
    await user.type(code, 'NADA');
    await press('Aplicar');
    await screen.findByText('Este código no vale para ti en este momento.');
    await press('Continuar');
    expect(alert()).toBe('Este código no vale para ti en este momento.');
    expect(inputsOf('cashier.createDeposit')).toEqual([]);
    await user.clear(code);
    expect(alert()).toBeUndefined();
    await press('Continuar');
    await waitFor(() => expect(inputsOf('cashier.createDeposit')).toEqual([SENT]));
  });
});

describe('a bonus that closes after it was chosen', () => {
  const CLOSED = 'El bono «Viernes de recarga» ya no está disponible';
  const summary = () => screen.queryByRole('region', { name: 'Resumen del bono' });

  async function choose(more: Answers = {}) {
    const form = await openForm(more);
    await form.user.click(screen.getByRole('radio', { name: /Viernes/ }));
    expect(summary()?.textContent).toContain('$100.00');
    const left = () => {
      expect(screen.getByText(CLOSED, { exact: false }).closest('[role=status]')).toBeTruthy();
      expect(summary()).toBeNull();
      expect(screen.getByRole('radio', { name: /Sin bono/ })).toHaveProperty('checked', true);
      expect(form.amount).toHaveProperty('value', '200');
    };
    return { ...form, left };
  }

  it('MEM-03 leaves the summary of the deposit with a note, is sent no more, and does not come back by itself', async () => {
    const { gateway, services, press, left, inputsOf } = await choose();
    gateway.answers['bonuses.offers'] = [];
    await services.queries.bonuses.invalidate();
    await screen.findByText(CLOSED, { exact: false });
    left();
    gateway.answers['bonuses.offers'] = [FRIDAY];
    await services.queries.bonuses.invalidate();
    await screen.findByRole('radio', { name: /Viernes/ });
    left();
    await press('Continuar');
    await waitFor(() =>
      expect(inputsOf('cashier.createDeposit')).toEqual([{ channelId: 'spei', amountMinor: 20_000 }]),
    );
  });

  it('MEM-03 is noticed by the refusal of a deposit, and the note goes with another choice', async () => {
    const { gateway, user, press, left } = await choose({ 'cashier.createDeposit': failure('BONUS_NOT_FOUND') });
    const other = { ...FRIDAY, id: 'sunday', title: 'Domingo' };
    gateway.answers['bonuses.offers'] = [other];
    await press('Continuar');
    await screen.findByText(CLOSED, { exact: false });
    left();
    await user.click(screen.getByRole('radio', { name: /Domingo/ }));
    for (const said of [CLOSED, 'No encontramos este bono.'])
      expect(screen.queryByText(said, { exact: false })).toBeNull();
    expect(summary()).toBeTruthy();
  });

  it('MEM-03 stays chosen while what is offered cannot be read', async () => {
    const { gateway, user, code, press } = await choose();
    gateway.answers['bonuses.offers'] = failure('CHANNEL_UNAVAILABLE');
    await user.type(code, 'FIESTA50');
    await press('Aplicar');
    await screen.findByText('Este código no vale para ti en este momento.');
    expect(summary()).toBeTruthy();
    expect(screen.queryByText(CLOSED, { exact: false })).toBeNull();
  });
});
