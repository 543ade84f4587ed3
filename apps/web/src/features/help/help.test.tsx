import { screen, waitFor, within } from '@testing-library/react';
import type { DocumentView, HelpTopicView } from '@tonalli/contracts/help/api';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, type AnswerTo, failure } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { outcomeOf, QUESTIONS } from './self-test-score';

const topic = (id: string, more: Partial<HelpTopicView> = {}): HelpTopicView => ({
  id,
  group: 'money',
  title: `Tema ${id}`,
  summary: 'En pocas palabras.',
  text: [{ tag: 'p', parts: ['Hola ', { tag: 'strong', parts: ['mundo'] }, '<script>alert(1)</script>'] }],
  keywords: [],
  updatedAt: '2026-03-01T18:00:00.000Z',
  ...more,
});
const TOPICS = [
  topic('deposits', { title: 'Depositar', keywords: ['CLABE'] }),
  topic('withdrawals', {
    title: 'Retirar',
    text: ['Ver ', { tag: 'a', to: { kind: 'inner', href: '/help#deposits' }, parts: ['cómo depositar'] }],
  }),
  topic('security', { group: 'safety', title: 'Contraseña' }),
];
const HEADS = TOPICS.map(({ text: _, ...head }) => head);
const textOf: AnswerTo<'help.topic'> = ({ id }) => TOPICS.find((one) => one.id === id) ?? failure('NOT_FOUND');
/** The platform finds what stands in texts. */
const search: AnswerTo<'help.search'> = ({ text }) =>
  TOPICS.filter((one) => text.split(' ').every((word) => JSON.stringify(one).toLowerCase().includes(word))).map(
    ({ id }) => id,
  );
const part = (id: string, title: string) => ({ id, title, text: [`Texto de ${title}.`], questions: [] });
const document = (more: Partial<DocumentView> = {}): DocumentView => ({
  id: 'terms',
  title: 'Términos y condiciones',
  lead: 'El acuerdo.',
  updatedAt: '2026-03-01T18:00:00.000Z',
  sections: [part('who', 'Quiénes somos'), part('money', 'Tu dinero')],
  ...more,
});
const METHODS: Answer<'help.paymentMethods'> = {
  deposits: [
    {
      id: 'cash',
      kind: 'CASH',
      minMinor: 10_000,
      maxMinor: 1_000_000,
      fee: { fixedMinor: 1_200, basisPoints: 0 },
      expiresMinutes: 2_880,
    },
    {
      id: 'card',
      kind: 'CARD',
      minMinor: 10_000,
      maxMinor: 3_000_000,
      fee: { fixedMinor: 0, basisPoints: 290 },
      expiresMinutes: 20,
    },
  ],
  withdrawal: {
    minMinor: 20_000,
    maxMinor: 5_000_000,
    fee: { fixedMinor: 800, basisPoints: 0 },
    dailyCount: 3,
    turnoverPercent: 100,
    receiptMinutes: 1_440,
  },
};

describe('the help centre', () => {
  const open = (path = '/help', answer: AnswerTo<'help.topics'> = HEADS, more: Answers = {}) =>
    renderApp(path, { answers: { 'help.topics': answer, 'help.topic': textOf, 'help.search': search, ...more } });

  it('HELP-01 lists topics by group, and opens one at its own address without what could act in it', async () => {
    const { user, container } = await open();
    const money = await screen.findByRole('region', { name: 'Dinero' });
    expect(within(money).getAllByRole('link')).toHaveLength(2);
    await user.click(within(money).getByRole('link', { name: /Depositar/ }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Depositar' })).toBeTruthy();
    expect([window.location.pathname, window.location.hash]).toEqual(['/help', '#deposits']);
    expect(container.querySelector('article script')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Todos los temas' }));
    await screen.findByRole('region', { name: 'Dinero' });
    expect(window.location.hash).toBe('');
  });

  it('HELP-01 opens the topic that an address names, follows a link to another, and says when there is none', async () => {
    const { user, unmount } = await open('/help#withdrawals');
    await user.click(await screen.findByRole('link', { name: 'cómo depositar' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Depositar' })).toBeTruthy();
    unmount();
    await open('/help#gone');
    expect(await screen.findByText(/ya no existe/)).toBeTruthy();
  });

  it('HELP-01 finds words in titles, keywords and texts, whatever their accents', async () => {
    const { user } = await open();
    const search = await screen.findByRole('searchbox', { name: 'Buscar en la ayuda' });
    await screen.findByRole('region', { name: 'Dinero' });
    for (const [words, found] of [
      ['contrasena', 'Contraseña'],
      ['clabe', 'Depositar'],
      ['ver depositar', 'Retirar'],
    ]) {
      await user.clear(search);
      await user.type(search, words ?? '');
      expect(await screen.findByText('1 tema encontrado')).toBeTruthy();
      expect(screen.getByRole('link', { name: new RegExp(found ?? '') })).toBeTruthy();
    }
    await user.clear(search);
    await user.type(search, 'zzz');
    expect(await screen.findByText('No encontramos “zzz”.')).toBeTruthy();
  });

  it('HELP-01 asks for a text when its topic is opened, and says in its place why it did not come', async () => {
    const { user, gateway } = await open('/help', HEADS, { 'help.topic': failure('OPERATION_NOT_ALLOWED') });
    const asked = () => gateway.calls.filter(({ path }) => path === 'help.topic').map(({ input }) => input);
    await user.click(await screen.findByRole('link', { name: /Depositar/ }));
    expect(await screen.findByText('No pudimos abrir este tema')).toBeTruthy();
    expect(asked()).toEqual([{ id: 'deposits', language: 'es' }]);
    gateway.answers['help.topic'] = textOf;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('mundo')).toBeTruthy();
  });

  it('HELP-01 finds what stands in titles also while texts cannot be searched', async () => {
    const { user } = await open('/help', HEADS, { 'help.search': failure('OPERATION_NOT_ALLOWED') });
    await screen.findByRole('region', { name: 'Dinero' });
    await user.type(screen.getByRole('searchbox', { name: 'Buscar en la ayuda' }), 'contrasena');
    expect(await screen.findByText('1 tema encontrado')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Contraseña/ })).toBeTruthy();
  });

  it('HELP-01 SYS-12 says that there is nothing, or why it did not come', async () => {
    const { unmount } = await open('/help', []);
    expect(await screen.findByText('Todavía no hay temas de ayuda.')).toBeTruthy();
    unmount();
    const { user, gateway } = await open('/help', failure('NETWORK_ERROR'));
    const retry = await screen.findByRole('button', { name: 'Reintentar' }, { timeout: 5_000 });
    gateway.answers['help.topics'] = HEADS;
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Dinero' })).toBeTruthy();
  });

  it('HELP-01 opens over any page as a dialog, and a link in it leads on and closes it', async () => {
    const { user, services } = await renderApp('/promotions', {
      answers: { 'help.topics': HEADS, 'help.topic': textOf, 'promotions.list': [] },
    });
    services.overlays.open({ kind: 'help', topic: 'withdrawals' });
    const dialog = await screen.findByRole('dialog', { name: 'Centro de ayuda' });
    expect(await within(dialog).findByRole('heading', { name: 'Retirar' })).toBeTruthy();
    await user.click(within(dialog).getByRole('link', { name: 'cómo depositar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([window.location.pathname, window.location.hash]).toEqual(['/help', '#deposits']);
  });
});

describe('the documents', () => {
  const open = (path: string, answer: AnswerTo<'help.document'>) =>
    renderApp(path, { answers: { 'help.document': answer, 'help.paymentMethods': METHODS } });

  it('HELP-02 has a heading that names the tab, contents that lead to its sections, and its date', async () => {
    const { gateway } = await open('/terms', document());
    expect(await screen.findByRole('heading', { level: 1, name: 'Términos y condiciones' })).toBeTruthy();
    expect(window.document.title).toContain('Términos y condiciones');
    expect(gateway.calls).toContainEqual({ path: 'help.document', input: { id: 'terms', language: 'es' } });
    const contents = screen.getByRole('navigation', { name: 'En esta página' });
    expect(within(contents).getAllByRole('link', { name: 'Tu dinero' })[0]?.getAttribute('href')).toBe('#money');
    expect(window.document.getElementById('money')?.textContent).toContain('Texto de Tu dinero.');
    expect(screen.getByText(/1 mar 2026/)).toBeTruthy();
  });

  it('HELP-02 shows the payment methods as the cashier has them', async () => {
    await open(
      '/payments',
      document({ id: 'payments', sections: [part('deposits', 'Depositar'), part('withdrawals', 'Retirar')] }),
    );
    const cash = await screen.findByRole('row', { name: /Efectivo en tienda/ });
    expect(cash.textContent).toMatch(/\$100 a \$10,000.*\$12.*48 horas/);
    expect((await screen.findByRole('row', { name: /Tarjeta/ })).textContent).toContain('2.9%');
    expect(await screen.findByText('De un retiro de $1,000 te llegan $992.')).toBeTruthy();
  });

  it('HELP-02 opens questions one by one, all at once, or those that a search finds', async () => {
    const questions = [
      { id: 'age', title: '¿Qué edad necesito?', text: ['18 años.'] },
      { id: 'locked', title: '¿Por qué no me deja entrar?', text: ['Espera 5 minutos.'] },
    ];
    const { user } = await open(
      '/faq#locked',
      document({ id: 'faq', sections: [{ ...part('account', 'Tu cuenta'), questions }] }),
    );
    const age = await screen.findByRole('button', { name: '¿Qué edad necesito?' });
    const locked = screen.getByRole('button', { name: '¿Por qué no me deja entrar?' });
    expect([age, locked].map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
    age.focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('region', { name: '¿Qué edad necesito?' }).textContent).toBe('18 años.');
    await user.click(screen.getByRole('button', { name: 'Cerrar todas' }));
    expect(age.getAttribute('aria-expanded')).toBe('false');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar una pregunta' }), 'minutos');
    expect(await screen.findByText('1 pregunta')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '¿Qué edad necesito?' })).toBeNull();
  });

  it('SYS-19 RG-06 leads to the tools before anything about them is read', async () => {
    await open(
      '/responsible-gaming',
      document({ id: 'responsible-gaming', sections: [part('tools', 'Herramientas')] }),
    );
    const tools = within(await screen.findByRole('navigation', { name: 'Herramientas de juego responsable' }));
    expect(tools.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Mis límites', '/member?page=protection#limits'],
      ['Mi tiempo', '/member?page=protection#time'],
      ['Tomar una pausa', '/member?page=protection#breaks'],
      ['Mis números', '/member?page=personalProfit'],
    ]);
  });

  it('HELP-02 works out the questionnaire in the browser, and tells nobody', async () => {
    const sections = [part('self-test', 'Cuestionario'), part('help', 'A quién acudir'), part('tools', 'Herramientas')];
    const { user, gateway } = await open('/responsible-gaming', document({ id: 'responsible-gaming', sections }));
    await user.click(await screen.findByRole('button', { name: 'Ver resultado' }));
    expect(await screen.findByText('Faltan 9 respuestas.')).toBeTruthy();
    const calls = gateway.calls.length;
    for (const radio of screen.getAllByRole('radio', { name: 'A veces' })) await user.click(radio);
    expect(await screen.findByText('Riesgo alto')).toBeTruthy();
    expect(gateway.calls.length).toBe(calls);
    await user.click(screen.getByRole('button', { name: 'Volver a empezar' }));
    expect(screen.queryByText('Riesgo alto')).toBeNull();
  });

  it('HELP-02 draws the lines of the questionnaire where they are', () => {
    const all = (times: number) =>
      outcomeOf(Object.fromEntries(QUESTIONS.map((question, index) => [question, index < times ? 'a1' : 'a0'])));
    expect([0, 1, 2, 3, 7, 8].map(all)).toEqual(['none', 'low', 'low', 'moderate', 'moderate', 'high']);
    expect(outcomeOf({ q1: 'a3' })).toBeNull();
  });
});
