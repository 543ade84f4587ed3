import { screen, within } from '@testing-library/react';
import type { MyPromotions, PromotionCard, PromotionDetail, TakingView } from '@tonalli/contracts/promotions/api';
import { describe, expect, it } from 'vitest';
import { type Answers, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';

const card = (id: string, more: Partial<PromotionCard> = {}): PromotionCard => ({
  id,
  kind: 'information',
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
  version: 1,
  termsAt: '2026-11-01T06:00:00.000Z',
  action: null,
  prize: null,
  days: [],
  cashback: null,
  ...more,
});
const answers = (more: Partial<PromotionDetail> = {}) => ({
  'promotions.list': CARDS,
  'promotions.detail': detail(more),
});
const open = (more: Partial<PromotionDetail> = {}, tab: Record<string, string> = {}) =>
  renderApp('/promotions?promo=zalo', { answers: answers(more), tab });

const taking = (more: Partial<TakingView> = {}): TakingView => ({
  id: 'zalo',
  status: 'claim',
  action: 'claim',
  reasons: [],
  goals: [],
  version: null,
  calendar: null,
  cashback: null,
  application: null,
  prize: null,
  ...more,
});
const MINE: MyPromotions = { available: 1, list: [] };
const asMember = (shown: Partial<PromotionDetail>, mine: Partial<TakingView>, more: Answers = {}) =>
  renderApp('/promotions?promo=zalo', {
    answers: { ...answers(shown), 'promotions.mine': MINE, 'promotions.mineOf': taking(mine), ...more },
    tab: memberTab,
  });

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

  it('PROMO-02 leads to the identity check where a promotion asks for it, and offers nothing before', async () => {
    await asMember({ kind: 'claim' }, { reasons: [{ rule: 'identityApproved' }] });
    const reasons = within(await screen.findByRole('dialog', { name: 'Promoción zalo' }));
    expect(await reasons.findByText(/Necesitas verificar tu identidad/)).toBeTruthy();
    expect(reasons.getByRole('link', { name: 'Ir a verificarla' }).getAttribute('href')).toBe('/member?page=identity');
    expect(reasons.queryByRole('button', { name: 'Recibir' })).toBeNull();
  });

  it('PROMO-02 shows a member where they stand, and does what there is to do, once', async () => {
    const { user, gateway } = await asMember({ kind: 'cashback' }, { status: 'join', action: 'join' });
    const dialog = await screen.findByRole('dialog', { name: 'Promoción zalo' });
    expect(await within(dialog).findByText('Disponible')).toBeTruthy();
    gateway.answers['promotions.join'] = taking({ status: 'joined', action: null });
    await user.click(await within(dialog).findByRole('button', { name: 'Participar' }));
    expect(await within(dialog).findByText('Participas')).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Participar' })).toBeNull();
    const joined = gateway.calls.filter(({ path }) => path === 'promotions.join');
    expect(joined).toEqual([{ path: 'promotions.join', input: { id: 'zalo', language: 'es' } }]);
  });

  it('PROMO-04 says what is missing with the way there, and offers no button', async () => {
    await asMember({ kind: 'claim' }, { reasons: [{ rule: 'emailVerified' }, { rule: 'vipAtLeast', level: 2 }] });
    const reasons = await screen.findByRole('region', { name: 'Qué te falta para participar' });
    expect(within(reasons).getByText(/Necesitas verificar tu correo/)).toBeTruthy();
    expect(within(reasons).getByText('Necesitas nivel VIP 2 o más.')).toBeTruthy();
    expect(within(reasons).getByRole('link').getAttribute('href')).toContain('page=securityCenter');
    const dialog = within(screen.getByRole('dialog', { name: 'Promoción zalo' }));
    expect(dialog.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Cerrar']);
    expect(dialog.getByText('Con requisitos')).toBeTruthy();
    expect(dialog.queryByText('Por recibir')).toBeNull();
  });

  it('PROMO-04 names what is to be done after joining, and ticks it off', async () => {
    const goals = [
      { rule: 'depositLimitSet', isMet: false },
      { rule: 'emailVerified', isMet: true },
      { rule: 'validBets', amountMinor: 5_000, isMet: false },
      { rule: 'packIn', isMet: true },
    ] as const;
    await asMember({ kind: 'join' }, { status: 'joined', action: null, goals: [...goals] });
    const list = await screen.findByRole('region', { name: 'Lo que tienes que hacer' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Pendiente: Pon un límite de depósito a tu medida. Ir a mis límites',
      'Listo: Verifica tu correo.',
      'Pendiente: Suma $50.00 en apuestas válidas.',
      'Listo: No está disponible en tu jurisdicción.',
    ]);
  });

  it('PROMO-02 says why it was refused', async () => {
    const { user } = await asMember({ kind: 'claim' }, {}, { 'promotions.claim': failure('PROMOTION_CLOSED') });
    await user.click(await screen.findByRole('button', { name: 'Recibir premio' }));
    expect(await screen.findByText(/se agotó su presupuesto/)).toBeTruthy();
  });

  it('PROMO-02 says what was received, also where nothing of it is left to see', async () => {
    const prize = { kind: 'cash', amountMinor: 3_000 } as const;
    const after = taking({ status: 'joined', action: null });
    const { user } = await asMember({ kind: 'cashback' }, { prize }, { 'promotions.claim': after });
    await user.click(await screen.findByRole('button', { name: 'Recibir premio' }));
    expect(await screen.findByText('¡Listo! Recibiste $30.00.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recibir premio' })).toBeNull();
  });

  it('PROMO-03 keeps what was typed when an application is refused, and shows what was sent', async () => {
    const refused = { 'promotions.applyFor': failure('PROMOTION_TAKEN') };
    const { user, gateway } = await asMember({ kind: 'application' }, { status: 'join', action: 'apply' }, refused);
    const form = await screen.findByRole('form', { name: 'Tu solicitud' });
    await user.click(within(form).getByRole('button', { name: 'Enviar solicitud' }));
    expect(await within(form).findByText('Escribe tu nombre para que sepamos quién eres.')).toBeTruthy();
    const remark = within(form).getByRole('textbox');
    await user.type(remark, 'Luz de Luna');
    await user.click(within(form).getByRole('button', { name: 'Enviar solicitud' }));
    expect(await within(form).findByText(/Ya se participó/)).toBeTruthy();
    expect(remark).toHaveProperty('value', 'Luz de Luna');
    const application = {
      id: 'P00000001',
      remark: 'Luz de Luna',
      images: [],
      at: '2026-11-02T06:00:00.000Z',
      reason: null,
    };
    gateway.answers['promotions.applyFor'] = taking({ status: 'applying', action: null, application });
    await user.click(within(form).getByRole('button', { name: 'Enviar solicitud' }));
    expect(await screen.findByRole('region', { name: 'Tu solicitud P00000001' })).toBeTruthy();
  });

  it('PROMO-04 shows a calendar with the days that are marked, the next one and those to come', async () => {
    const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ kind: 'points' as const, points: day * 10 }));
    const calendar = {
      signedCount: 2,
      isSignedToday: false,
      today: '2026-11-03',
      nextDayAt: '2026-11-04T06:00:00.000Z',
    };
    await asMember({ kind: 'calendar', days }, { status: 'join', action: 'sign', calendar });
    const board = await screen.findByRole('region', { name: 'Tu calendario' });
    const said = within(board)
      .getAllByRole('listitem')
      .map((day) => day.textContent);
    expect(said[1]).toContain('Marcado');
    expect(said[2]).toContain('Es el siguiente');
    expect(said[3]).toContain('Por venir');
    expect(screen.getByRole('button', { name: 'Marcar mi visita de hoy' })).toBeTruthy();
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
