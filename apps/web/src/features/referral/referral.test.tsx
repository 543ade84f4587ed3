import { screen, waitFor, within } from '@testing-library/react';
import type { EarningRow, InvitedFriend, ReferralView } from '@tonalli/contracts/referral/api';
import { toastStore } from '@tonalli/ui/toast/toast-store';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { parseReferralSearch } from './referral-search';

const LINK = 'https://tonalli.example/register?referralCode=12345678';
const INFO: ReferralView = {
  code: '12345678',
  link: LINK,
  rateBasisPoints: 50,
  invited: 12,
  deposited: 2,
  active: 1,
  earnedMinor: 4_250,
};
const friend = (name: string, hasBet: boolean): InvitedFriend => ({
  name,
  joinedAt: '2026-11-20T18:00:00.000Z',
  hasDeposited: true,
  hasBet,
});
const DAY: EarningRow = {
  day: '2026-11-19',
  active: 1,
  validBetMinor: 100_000,
  rateBasisPoints: 50,
  amountMinor: 500,
  creditedAt: '2026-11-20T06:00:00.000Z',
};
const listed = <Row,>(rows: Row[], totalPages = 1) => ({ rows, page: 1, totalPages, totalRows: rows.length });

afterEach(() => {
  toastStore.clear();
  Reflect.deleteProperty(navigator, 'share');
});

const open = (answers: Answers = {}, search = '') =>
  renderApp(`/member?page=referral${search}`, {
    answers: {
      'account.me': failure('NETWORK_ERROR'),
      'referral.info': INFO,
      'referral.invited': listed([friend('Ana***', true), friend('Eva***', false)]),
      'referral.earnings': listed([DAY]),
      ...answers,
    },
    tab: memberTab,
  });

/** A button once it can be pressed: until its text has arrived there is nothing to pass on. */
const pressable = (name: string) =>
  waitFor(() => {
    const button = screen.getByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(false);
    return button;
  });

describe('the invitation', () => {
  it('MEM-12 shows code, link, QR code, rate and what it brought', async () => {
    await open();
    expect(await screen.findByRole('img', { name: 'Código QR de tu enlace de invitación' })).toBeTruthy();
    expect(screen.getByText(/Gana el 0\.5% de lo que apuesten/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tu código' }).value).toBe('12345678');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tu enlace' }).value).toBe(LINK);
    expect(screen.getByRole('region', { name: 'Tus resultados' }).textContent).toContain('$42.50');
  });

  it('MEM-12 copies the link and says so', async () => {
    const { user } = await open();
    await user.click(await pressable('Copiar enlace'));
    expect(await screen.findByText('Enlace copiado')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  it('MEM-12 selects what could not be copied', async () => {
    const { user } = await open();
    const button = await pressable('Copiar código');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(button);
    expect(await screen.findByText(/No se pudo copiar/)).toBeTruthy();
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Tu código' });
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 8]);
  });

  it('MEM-12 hands the link to the device where it can share, and takes a change of mind', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open();
    await user.click(await pressable('Compartir'));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: LINK }));
    expect(screen.queryByText(/No se pudo copiar/)).toBeNull();
  });
});

describe('friends and commissions', () => {
  it('MEM-12 lists friends with what they have done, and the commissions on their tab', async () => {
    const { user } = await open();
    const friends = await screen.findByRole('table', { name: 'Amigos que se registraron con tu código' });
    await waitFor(() => expect(within(friends).getAllByRole('row')).toHaveLength(3));
    expect(within(friends).getAllByText('Aún no')).toHaveLength(1);
    await user.click(screen.getByRole('tab', { name: 'Comisiones' }));
    const days = await screen.findByRole('table', { name: 'Comisiones por día' });
    await waitFor(() => expect(days.textContent).toContain('19 nov 2026'));
    expect(days.textContent).toContain('+$5.00');
    expect(window.location.search).toContain('tab=earnings');
  });

  it('MEM-12 turns pages in the address, and begins anew on another tab', async () => {
    const { user, gateway } = await open({ 'referral.invited': listed([friend('Ana***', true)], 3) });
    await user.click(await screen.findByRole('button', { name: 'Página siguiente' }));
    await waitFor(() => expect(window.location.search).toContain('no=2'));
    const asked = () => gateway.calls.filter(({ path }) => path === 'referral.invited').map(({ input }) => input);
    await waitFor(() => expect(asked().at(-1)).toEqual({ page: 2, pageSize: 10 }));
    await user.click(screen.getByRole('tab', { name: 'Comisiones' }));
    await waitFor(() => expect(window.location.search).not.toContain('no='));
  });

  it('MEM-12 says that nobody came yet', async () => {
    await open({ 'referral.invited': listed([]) });
    expect(await screen.findByText('Todavía no has invitado a nadie.')).toBeTruthy();
  });

  it('MEM-12 says why the page could not be loaded, and tries again', async () => {
    let broken = true;
    const { user } = await open({ 'referral.info': () => (broken ? failure('FUNCTION_NOT_AVAILABLE') : INFO) });
    expect(await screen.findByText('No pudimos cargar tus invitaciones')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await pressable('Copiar enlace')).toBeTruthy();
  });

  it('NAV-06 has no page while the promotion is off', async () => {
    const offers = { ...bootstrap.offers, referral: false };
    const { gateway } = await open({ 'system.bootstrap': { ...bootstrap, offers } });
    await screen.findByRole('heading', { level: 1 });
    expect(gateway.calls.filter(({ path }) => path.startsWith('referral.'))).toEqual([]);
  });

  it.each([
    [
      { tab: 'earnings', no: '2' },
      { tab: 'earnings', no: 2 },
    ],
    [{ tab: 'invited', no: 1 }, {}],
    [{ tab: 5, no: -3 }, {}],
  ])('MEM-12 reads %j from the address', (raw, search) => {
    expect(parseReferralSearch(raw)).toEqual(search);
  });
});
