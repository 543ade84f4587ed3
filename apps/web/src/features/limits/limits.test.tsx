import { screen, within } from '@testing-library/react';
import type { LimitsView } from '@tonalli/contracts/limits/api';
import { describe, expect, it } from 'vitest';
import { type Answers, failure, memberInfo } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const DAY = { kind: 'deposit', period: 'daily', startsAnewAt: '2026-03-02T06:00:00.000Z' } as const;
const LIMITS: LimitsView = {
  kinds: ['deposit', 'time'],
  states: [{ ...DAY, limitMinor: 50_000, usedMinor: 40_000, leftMinor: 10_000 }],
  timeMinutes: 60,
  changes: [],
  asksBeforeDeposit: false,
  isReviewDue: false,
};
const RAISE = {
  id: 'L00000007',
  kind: 'deposit',
  limits: { daily: 100_000 },
  isConfirmable: false,
  askedAt: '2026-03-01T16:05:00.000Z',
  confirmableFrom: '2026-03-02T16:05:00.000Z',
  confirmableUntil: '2026-03-09T16:05:00.000Z',
} as const;
const ANSWERS: Answers = {
  'account.me': memberInfo,
  'messages.unread': { count: 0 },
  'cashier.depositChannels': [],
  'cashier.deposits': { rows: [], page: 1, totalPages: 1, totalRows: 0 },
};

async function open(answers: Answers, page = 'protection') {
  const view = await renderApp(`/member?page=${page}`, { answers: { ...ANSWERS, ...answers }, tab: memberTab });
  const asked = (path: string) => view.gateway.calls.filter((call) => call.path === path).map(({ input }) => input);
  return { ...view, asked };
}
const card = (name: string) => screen.findByRole('region', { name });

describe("a member's own limits", () => {
  it('RG-01 are shown with what is used, what is left and when they start anew', async () => {
    await open({ 'limits.read': LIMITS });
    const deposit = within(await card('Límite de depósito'));
    expect(deposit.getByRole('progressbar').getAttribute('aria-valuetext')).toBe(
      '$400.00 de $500.00. Te quedan $100.00',
    );
    expect(deposit.getByText(/Empieza de nuevo el 2 mar/)).toBeTruthy();
    expect(within(await card('Límite de tiempo')).getByText('60 min')).toBeTruthy();
  });

  it('RG-01 are lowered by an amount that is typed, and said to hold from now on', async () => {
    const lowered = { ...LIMITS, states: [{ ...DAY, limitMinor: 30_000, usedMinor: 40_000, leftMinor: 0 }] };
    const view = await open({ 'limits.read': LIMITS, 'limits.change': lowered });
    const deposit = within(await card('Límite de depósito'));
    await view.user.click(deposit.getByRole('button', { name: /^Cambiar/ }));
    const daily = deposit.getByRole('textbox', { name: 'Por día' });
    expect(daily).toHaveProperty('value', '500');
    await view.user.clear(daily);
    await view.user.type(daily, '300');
    await view.user.type(deposit.getByRole('textbox', { name: 'Por semana' }), '299');
    await view.user.click(deposit.getByRole('button', { name: 'Guardar' }));
    expect(deposit.getByText('Un periodo más largo no puede tener un límite menor.')).toBeTruthy();
    await view.user.clear(deposit.getByRole('textbox', { name: 'Por semana' }));
    await view.user.click(deposit.getByRole('button', { name: 'Guardar' }));
    expect((await deposit.findByRole('status')).textContent).toBe('Desde ahora vale: Por día: $300.00.');
    expect(view.asked('limits.change')).toEqual([{ kind: 'deposit', limits: { daily: 30_000 } }]);
    expect(deposit.getByText('Te quedan $0.00')).toBeTruthy();
  });

  it('RG-01 that were asked to be higher say what holds until when, and are left as they are by the first button', async () => {
    const view = await open({ 'limits.read': { ...LIMITS, changes: [RAISE] }, 'limits.cancel': LIMITS });
    const deposit = within(await card('Límite de depósito'));
    expect(deposit.getByText('Por día: pediste subirlo a $1,000.00; sigue en $500.00.')).toBeTruthy();
    expect(deposit.getByText(/A partir del 2 mar.* podrás confirmarlo/)).toBeTruthy();
    expect(deposit.queryByRole('button', { name: 'Confirmar el cambio' })).toBeNull();
    await view.user.click(deposit.getByRole('button', { name: 'Dejarlo como está' }));
    expect(view.asked('limits.cancel')).toEqual([{ id: 'L00000007' }]);
  });

  it('RG-01 rise by the confirmation alone, and what went wrong is said', async () => {
    const confirmable = { ...LIMITS, changes: [{ ...RAISE, isConfirmable: true }] };
    const view = await open({ 'limits.read': confirmable, 'limits.confirm': failure('LIMIT_CHANGE_NOT_FOUND') });
    const deposit = within(await card('Límite de depósito'));
    expect(deposit.getAllByRole('button')[0]?.textContent).toBe('Dejarlo como está');
    await view.user.click(deposit.getByRole('button', { name: 'Confirmar el cambio' }));
    expect((await deposit.findByRole('alert')).textContent).toBe('No hay ningún cambio de límite por confirmar.');
    expect(view.asked('limits.confirm')).toEqual([{ id: 'L00000007' }]);
  });

  it('RG-01 are asked for again after a while, until the member says that they were looked at', async () => {
    const view = await open({ 'limits.read': { ...LIMITS, isReviewDue: true }, 'limits.answerReminder': LIMITS });
    await view.user.click(await screen.findByRole('button', { name: 'Ya los revisé' }));
    expect(view.asked('limits.answerReminder')).toEqual([{ answer: 'REVIEWED' }]);
    expect(screen.queryByText('¿Siguen siendo tus límites?')).toBeNull();
  });
});

describe('the first deposit', () => {
  const first = { ...LIMITS, states: [], asksBeforeDeposit: true };

  it('RG-01 is asked for a limit, and goes on with one', async () => {
    const view = await open({ 'limits.read': first, 'limits.change': LIMITS }, 'depositv2');
    const prompt = within(await card('Antes de tu primer depósito'));
    await view.user.click(prompt.getByRole('button', { name: 'Guardar y seguir' }));
    expect(prompt.getByText('Escribe al menos un límite.')).toBeTruthy();
    await view.user.type(prompt.getByRole('textbox', { name: 'Por día' }), '500');
    await view.user.click(prompt.getByRole('button', { name: 'Guardar y seguir' }));
    expect(await screen.findByText('Por ahora no hay formas de pago disponibles.')).toBeTruthy();
  });

  it('RG-01 goes on without one after that was said twice', async () => {
    const without = { ...first, asksBeforeDeposit: false };
    const view = await open({ 'limits.read': first, 'limits.answerReminder': without }, 'depositv2');
    const prompt = within(await card('Antes de tu primer depósito'));
    await view.user.click(prompt.getByRole('button', { name: 'Depositar sin límite' }));
    expect(view.asked('limits.answerReminder')).toEqual([]);
    const dialog = within(await screen.findByRole('alertdialog', { name: '¿Depositar sin límite?' }));
    await view.user.click(dialog.getByRole('button', { name: 'Depositar sin límite' }));
    expect(await screen.findByText('Por ahora no hay formas de pago disponibles.')).toBeTruthy();
    expect(view.asked('limits.answerReminder')).toEqual([{ answer: 'WITHOUT_LIMITS' }]);
  });
});

describe('the last days', () => {
  const DAYS = [
    { day: '2026-02-28', depositedMinor: 40_000, netMinor: -12_550, playedMs: 65 * 60_000 },
    { day: '2026-03-01', depositedMinor: 0, netMinor: 8_000, playedMs: 59_999 },
  ];
  const picture = () => screen.findByRole('img', { name: /de los últimos 2 días/ });

  it('RG-01 are drawn beside the daily limit that holds, by what the member wants to see', async () => {
    const { user } = await open({ 'limits.read': LIMITS, 'limits.history': DAYS });
    expect((await picture()).getAttribute('aria-label')).toBe('Depósitos de los últimos 2 días. Límite: $500.00');
    await user.click(screen.getByRole('radio', { name: 'Resultado' }));
    expect((await picture()).getAttribute('aria-label')).toBe('Resultado de los últimos 2 días.');
    await user.click(screen.getByRole('radio', { name: 'Tiempo' }));
    expect((await picture()).getAttribute('aria-label')).toBe('Tiempo de los últimos 2 días. Límite: 60 min');
  });

  it('RG-01 say that there was nothing, where no limit is to be drawn either', async () => {
    const none = DAYS.map((day) => ({ ...day, netMinor: 0 }));
    const { user } = await open({ 'limits.read': LIMITS, 'limits.history': none });
    expect(await picture()).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Resultado' }));
    expect(await screen.findByText('Nada en estos días.')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /de los últimos/ })).toBeNull();
  });

  it('RG-01 are read aloud as a table', async () => {
    await open({ 'limits.read': LIMITS, 'limits.history': DAYS });
    const table = await screen.findByRole('table', { name: 'Tus últimos 14 días' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['DíaDepósitosResultadoTiempo', '28 feb$400.00\u2212$125.5065 min', '1 mar$0.00$80.000 min']);
  });
});
