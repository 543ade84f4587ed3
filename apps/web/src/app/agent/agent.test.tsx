import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import agentBand from '../../features/team/art/agent-band.svg';
import { failure, sessionView } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { TEAM } from '../../testing/team-answer';

const agentTab = { ...memberTab, isAgent: '1', nickname: 'Agente' };
const agentView = { ...sessionView, type: 1 as const, isAgent: true };
const answers = { 'team.overview': TEAM };
const form = () => screen.findByRole('form', { name: 'Acceso para agentes' });
const atHome = () => screen.findByRole('heading', { level: 1, name: 'Mi equipo' });

describe('agent pages', () => {
  it('AUTH-13 logs in as an agent only, and goes on to the home of agents', async () => {
    const { user, gateway, router } = await renderApp('/agent', {
      answers: { ...answers, 'session.login': agentView },
    });
    const login = await form();
    await user.type(within(login).getByRole('textbox', { name: /Usuario/ }), ' agente ');
    await user.type(within(login).getByLabelText(/^Contraseña/), 'Agente1234{Enter}');
    await atHome();
    expect(router.state.location.pathname).toBe('/agentHome');
    expect(gateway.calls.find(({ path }) => path === 'session.login')?.input).toEqual({
      type: 'username',
      username: 'agente',
      password: 'Agente1234',
      audience: 'agent',
    });
  });

  it('AUTH-13 tells a member why not, keeps what was typed, and stays', async () => {
    const { user, router } = await renderApp('/agent', { answers: { 'session.login': failure('ACCOUNT_NOT_AGENT') } });
    const login = await form();
    await user.type(within(login).getByRole('textbox', { name: /Usuario/ }), 'demo');
    await user.type(within(login).getByLabelText(/^Contraseña/), 'Demo1234{Enter}');
    expect((await within(login).findByRole('alert')).textContent).toContain('Solo los agentes');
    expect(within(login).getByDisplayValue('demo')).toBeTruthy();
    expect(within(login).getByDisplayValue('Demo1234')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/agent');
  });

  it('AUTH-03 asks for the captcha when the server does, and sends it along', async () => {
    const { user, gateway } = await renderApp('/agent', {
      answers: {
        'session.login': failure('LOGIN_FAILED', { captcha: true }),
        'session.captcha': { id: 'c1', image: 'aGk=' },
      },
    });
    const login = await form();
    await user.type(within(login).getByRole('textbox', { name: /Usuario/ }), 'agente');
    await user.type(within(login).getByLabelText(/^Contraseña/), 'x{Enter}');
    const captcha = await within(login).findByRole('textbox', { name: /caracteres/ });
    await within(login).findByRole('img');
    await user.type(captcha, 'abcd{Enter}');
    await waitFor(() =>
      expect(gateway.calls.filter(({ path }) => path === 'session.login').at(-1)?.input).toMatchObject({
        captchaId: 'c1',
        captcha: 'abcd',
      }),
    );
  });

  it('AUTH-13 asks for what is missing before it asks the server', async () => {
    const { user, gateway } = await renderApp('/agent');
    const login = await form();
    await user.click(within(login).getByRole('button', { name: 'Entrar al centro' }));
    expect(within(login).getAllByText('Este campo no puede quedar vacío.')).toHaveLength(2);
    expect(gateway.calls.some(({ path }) => path === 'session.login')).toBe(false);
  });

  it('AUTH-13 an agent who is logged in goes on from the login', async () => {
    const { router } = await renderApp('/agent', { answers, tab: agentTab });
    await atHome();
    expect(router.state.location.pathname).toBe('/agentHome');
  });

  it.each([
    ['a guest', {}],
    ['a member', memberTab],
    ['a trial account', { ...memberTab, isAgent: '4' }],
  ])('AUTH-13 sends %s from the home of agents to their login', async (_, tab) => {
    const { router, gateway } = await renderApp('/agentHome', { tab });
    await screen.findByRole('heading', { level: 1, name: 'Acceso para agentes' });
    expect(router.state.location.pathname).toBe('/agent');
    expect(gateway.calls.some(({ path }) => path === 'team.overview')).toBe(false);
  });

  it('AUTH-13 lets a member leave that session and stay to log in as an agent', async () => {
    const { user, router } = await renderApp('/agent', { tab: memberTab, answers: { 'session.logout': undefined } });
    await user.click(await screen.findByRole('button', { name: 'Cerrar esa sesión' }));
    await form();
    expect(router.state.location.pathname).toBe('/agent');
  });

  it("NAV-10 neither page has the site's header, menus or foot: the agents' own is the only menu", async () => {
    await renderApp('/agentHome', { answers, tab: agentTab });
    await atHome();
    expect(screen.getAllByRole('navigation').map((menu) => menu.getAttribute('aria-label'))).toEqual([
      'Secciones del centro de agentes',
    ]);
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(await within(screen.getByRole('banner')).findByText(/^\d\d:\d\d:\d\d GMT-6$/)).toBeTruthy();
  });

  it('SYS-08 AG-02 the heading of home stands before a picture that is fetched first and says nothing', async () => {
    await renderApp('/agentHome', { answers, tab: agentTab });
    await atHome();
    const picture = screen.getByRole('presentation');
    expect(picture.getAttribute('src')).toBe(agentBand);
    expect(picture.getAttribute('fetchpriority')).toBe('high');
  });

  it('AG-02 shows the downline in figures and levels', async () => {
    await renderApp('/agentHome', { answers, tab: agentTab });
    const levels = await screen.findByRole('region', { name: 'Niveles' });
    expect(
      within(levels)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nivel 12 jugadores1 agente', 'Nivel 21 jugador0 agentes']);
    expect(screen.getByRole('region', { name: 'Personas' }).textContent).toContain('Jugadores3');
    expect(screen.getByRole('region', { name: 'Saldo y juego' }).textContent).toContain('+$100.00');
  });

  it('AG-02 says so when nobody is there, and when the answer did not come', async () => {
    const { unmount } = await renderApp('/agentHome', {
      answers: { 'team.overview': { ...TEAM, levels: [] } },
      tab: agentTab,
    });
    expect(await screen.findByText('Aún no tienes a nadie en tu equipo')).toBeTruthy();
    unmount();
    await renderApp('/agentHome', { answers: { 'team.overview': failure('ROUND_NOT_FOUND') }, tab: agentTab });
    expect(await screen.findByText('No pudimos cargar tu equipo')).toBeTruthy();
  });

  it('AUTH-15 an expired session leads back to the login, which says why', async () => {
    const { router } = await renderApp('/agentHome', {
      answers: { 'team.overview': failure('TOKEN_INVALID'), 'wallet.balance': failure('TOKEN_INVALID') },
      tab: agentTab,
    });
    await form();
    expect(screen.getByText('Tu sesión terminó')).toBeTruthy();
    expect(router.state.location.pathname).toBe('/agent');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
