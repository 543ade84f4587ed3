import { screen, within } from '@testing-library/react';
import type { PromotionCard, PromotionDetail } from '@tonalli/contracts/promotions/api';
import { describe, expect, it } from 'vitest';
import { failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const card = (id: string, more: Partial<PromotionCard> = {}): PromotionCard => ({
  id,
  category: 'COMMUNITY',
  title: `Promoción ${id}`,
  summary: 'En pocas palabras.',
  image: '/art/banners/promo.svg',
  phase: 'OPEN',
  startsAt: '2026-11-01T06:00:00.000Z',
  endsAt: null,
  ...more,
});
const CARDS = [
  card('zalo'),
  card('raffle', { category: 'EVENTS', phase: 'COMING_SOON', startsAt: '2026-12-06T18:00:00.000Z' }),
  card('cup', { category: 'EVENTS', phase: 'CLOSED', endsAt: '2026-11-07T18:00:00.000Z' }),
];
const REFERRAL = { label: 'Ver mi enlace', linkType: 'INNER', url: '/favorite', membersOnly: true } as const;
const detail = (more: Partial<PromotionDetail> = {}): PromotionDetail => ({
  ...card('zalo'),
  text: ['Hasta ', { tag: 'strong', parts: ['131K'] }, '<script>alert(1)</script>'],
  terms: ['Una por persona.'],
  action: null,
  ...more,
});
const answers = (more: Partial<PromotionDetail> = {}) => ({
  'promotions.list': CARDS,
  'promotions.detail': detail(more),
});
const open = (more: Partial<PromotionDetail> = {}, tab: Record<string, string> = {}) =>
  renderApp('/promotions?promo=zalo', { answers: answers(more), tab });

describe('the promotions page', () => {
  it('PROMO-01 shows a visitor every promotion with its phase, and one category by its tab', async () => {
    const { user } = await renderApp('/promotions', { answers: answers() });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    for (const phase of ['Vigente', 'Próximamente', 'Terminada']) expect(screen.getByText(phase)).toBeTruthy();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Todas', 'Eventos', 'Comunidad']);
    await user.click(screen.getByRole('tab', { name: 'Eventos' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    expect(window.location.search).toBe('?category=EVENTS');
  });

  it('PROMO-01 opens a promotion from its card, in the address, and closes it again', async () => {
    const { user } = await renderApp('/promotions', { answers: answers() });
    await user.click(await screen.findByRole('link', { name: 'Promoción zalo' }));
    const dialog = await screen.findByRole('dialog', { name: 'Promoción zalo' });
    expect(window.location.search).toBe('?promo=zalo');
    expect(await within(dialog).findByText('Una por persona.')).toBeTruthy();
    expect(within(dialog).getByText('131K').tagName).toBe('STRONG');
    expect(dialog.querySelector('script')).toBeNull();
    await user.keyboard('{Escape}');
    expect(window.location.search).toBe('');
  });

  it('PROMO-01 shows no button where there is nothing to do', async () => {
    await open();
    const dialog = await screen.findByRole('dialog', { name: 'Promoción zalo' });
    await within(dialog).findByText('Una por persona.');
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Cerrar']);
  });

  it('PROMO-01 leads a member on, and asks a visitor to log in first', async () => {
    const { user, unmount } = await open({ action: REFERRAL });
    await user.click(await screen.findByRole('button', { name: 'Inicia sesión para participar' }));
    expect(await screen.findByRole('dialog', { name: /Inici/ })).toBeTruthy();
    expect(window.location.pathname).toBe('/promotions');
    unmount();
    const member = await open({ action: REFERRAL }, memberTab);
    await member.user.click(await screen.findByRole('button', { name: 'Ver mi enlace' }));
    await screen.findByRole('heading', { level: 1, name: /avorit/ });
    expect(window.location.pathname).toBe('/favorite');
  });

  it('SYS-12 PROMO-01 says why there is no list, and tries again', async () => {
    const { user, gateway } = await renderApp('/promotions', {
      answers: { 'promotions.list': failure('NETWORK_ERROR') },
    });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    gateway.answers['promotions.list'] = [];
    await user.click(retry);
    expect(await screen.findByText('Por ahora no hay promociones.')).toBeTruthy();
  });
});
