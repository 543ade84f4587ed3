import { act, screen, waitFor, within } from '@testing-library/react';
import { FOOTER_BANK_LOGOS, FOOTER_VENDOR_LOGOS } from '@tonalli/contracts/constants';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memberTab } from '../../../testing/render-app';
import { category, renderShell } from '../../../testing/shell-fixture';

type Seen = (entries: { isIntersecting: boolean }[]) => void;
const observers: Seen[] = [];
let near = false;
const comeNear = () =>
  act(() => {
    near = true;
    for (const seen of observers) seen([{ isIntersecting: true }]);
  });
const still = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
    addEventListener() {},
    removeEventListener() {},
  }));

beforeEach(() => {
  observers.length = 0;
  near = false;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly seen: Seen;
      constructor(seen: Seen) {
        this.seen = seen;
        observers.push(seen);
      }
      // Who begins to look is told how it is.
      observe() {
        if (near) this.seen([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
});

const footer = async () => within(await screen.findByRole('contentinfo'));
const CODES = Array.from({ length: 36 }, (_, index) => `V${index}`);
const banks = Array.from({ length: 25 }, (_, index) => ({
  id: `bank-${index + 1}`,
  name: `Banco ${index + 1}`,
  logo: `/art/banks/bank-${index + 1}.svg`,
}));

describe('the footer', () => {
  it('NAV-09 leads to every page of help and law, and to the products', async () => {
    await renderShell({ categories: [category('RNG', ['OMT', 'KUK']), category('LIVE', ['AUR', 'CND'])] });
    const foot = await footer();
    const targets = foot.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const path of [
      '/help',
      '/faq',
      '/payments',
      '/feedback',
      '/mirrors',
      '/about',
      '/terms',
      '/privacy',
      '/responsible-gaming',
      '/rng',
      '/live',
      '/promotions',
    ])
      expect(targets).toContain(path);
  });

  it('NAV-09 has the copyright of the year, the licence, and the marks of adults and of responsible gaming', async () => {
    const { services, user } = await renderShell({});
    const foot = await footer();
    expect(foot.getByText(`© ${new Date().getFullYear()} Tonalli. Todos los derechos reservados.`)).toBeTruthy();
    expect(foot.getByRole('img', { name: 'Solo para mayores de 18 años' })).toBeTruthy();
    expect(foot.getByRole('link', { name: 'Juega con responsabilidad' }).getAttribute('href')).toBe(
      '/responsible-gaming',
    );
    await user.click(foot.getByRole('button', { name: 'Licencia de operación n.º TNL/8048/JAZ-2026-017' }));
    expect(services.overlays.get().dialog).toEqual({ kind: 'about', page: 'licence' });
  });

  it.each([
    [34, CODES.slice(0, 34)],
    [FOOTER_VENDOR_LOGOS, CODES],
    [1, ['V1']],
  ])('NAV-09 shows %i logos of vendors, each once', async (count, codes) => {
    await renderShell({ categories: [category('RNG', codes), category('LIVE', codes.slice(0, 3))] });
    const logos = (await footer()).getByRole('region', { name: 'Proveedores' });
    expect(within(logos).getAllByRole('img')).toHaveLength(count);
  });

  it('NAV-09 has no vendors and products where there are none', async () => {
    await renderShell({ categories: [] });
    const foot = await footer();
    expect(foot.queryByRole('region', { name: 'Proveedores' })).toBeNull();
    expect(foot.queryByRole('navigation', { name: 'Juegos' })).toBeNull();
  });

  it('NAV-09 is not there on the seamless wallet', async () => {
    const { router } = await renderShell({}, { tab: memberTab });
    await footer();
    await act(() => router.navigate({ href: '/seamless' }));
    await waitFor(() => expect(screen.queryByRole('contentinfo')).toBeNull());
  });
});

describe('the banks', () => {
  const carousel = () => screen.findByRole('region', { name: 'Bancos con los que trabajamos' });

  it('NAV-09 are asked for when they come near, 23 of them, and rest under pointer and focus', async () => {
    still(false);
    const { user, gateway } = await renderShell({}, { answers: { 'system.bankLogos': banks } });
    await footer();
    const asked = () => gateway.calls.some(({ path }) => path === 'system.bankLogos');
    expect(asked()).toBe(false);
    comeNear();
    const moving = await carousel();
    expect(asked()).toBe(true);
    expect(within(moving).getAllByRole('img')).toHaveLength(FOOTER_BANK_LOGOS);
    expect(moving.dataset.moving).toBe('true');
    await user.hover(moving);
    expect(moving.dataset.moving).toBe('false');
    await user.unhover(moving);
    expect(moving.dataset.moving).toBe('true');
    act(() => within(moving).getByRole('button', { name: 'Detener el desfile de bancos' }).focus());
    expect(moving.dataset.moving).toBe('false');
  });

  it('NAV-09 stand still for readers who prefer it, until they say otherwise', async () => {
    still(true);
    const { user } = await renderShell({}, { answers: { 'system.bankLogos': banks } });
    await footer();
    comeNear();
    const resting = await carousel();
    expect(resting.dataset.moving).toBe('false');
    await user.click(within(resting).getByRole('button', { name: 'Reanudar el desfile de bancos' }));
    await user.unhover(resting);
    act(() => within(resting).getByRole('button', { name: 'Detener el desfile de bancos' }).blur());
    expect(resting.dataset.moving).toBe('true');
  });

  it('NAV-09 leave no gap when they cannot be read', async () => {
    await renderShell({}, { answers: { 'system.bankLogos': [] } });
    await footer();
    comeNear();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Bancos con los que trabajamos' })).toBeNull());
  });
});
