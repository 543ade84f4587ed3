import { act, screen, waitFor, within } from '@testing-library/react';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnswerTo, bootstrap, failure } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';

const MIRRORS = [
  { name: 'Centro', url: 'http://localhost:3000' },
  { name: 'Norte', url: 'https://norte.example' },
  { name: 'Sur', url: 'https://sur.example' },
];
const customerService = [{ type: 'LIVECHAT' as const, title: 'Chat', url: 'https://help.example/chat' }];
const contact = { mirrors: MIRRORS, customerService, helpLines: [], permit: '' };
/** How many milliseconds each site takes; none: it does not answer. */
let reachable: Record<string, number>;

/** While developing, the router warns of every page that it could not load; nothing else may be said of it. */
const quiet = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

beforeEach(() => {
  reachable = { 'localhost:3000': 40, 'norte.example': 5 };
  // Time goes from one answer to the next, whatever else this machine does meanwhile.
  let now = 0;
  const awaited: { at: number; answer: () => void }[] = [];
  const next = () => {
    awaited.sort((one, other) => one.at - other.at);
    const first = awaited.shift();
    now = first?.at ?? now;
    first?.answer();
  };
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('fetch', async ({ host }: URL) => {
    const time = reachable[host];
    if (time === undefined) throw new TypeError('Failed to fetch');
    await new Promise<void>((answer) => {
      awaited.push({ at: now + time, answer });
      setTimeout(next);
    });
    return { status: 204 };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const row = async (name: string) => {
  const link = await screen.findByRole('link', { name: `Abrir ${name}` });
  const item = link.closest('li');
  if (!item) throw new Error('no row');
  return within(item);
};

describe('the mirror page', () => {
  it('SYS-04 measures the way to each mirror, marks the fastest and where one is, and says who does not answer', async () => {
    await renderApp('/mirrors', { answers: { 'system.contact': contact } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Sitios espejo' })).toBeTruthy();
    expect(await (await row('Norte')).findByText('El más rápido')).toBeTruthy();
    expect((await row('Centro')).getByText('Estás aquí')).toBeTruthy();
    expect((await row('Centro')).queryByText('El más rápido')).toBeNull();
    expect((await row('Sur')).getByText('No responde')).toBeTruthy();
    expect(screen.getByText('El más rápido desde aquí es Norte, con 5 ms.')).toBeTruthy();
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('9 de 9 mediciones');
  });

  it('SYS-04 measures again when asked to', async () => {
    const { user } = await renderApp('/mirrors', { answers: { 'system.contact': contact } });
    await (await row('Sur')).findByText('No responde');
    await screen.findByText(/El más rápido desde aquí/);
    reachable = { 'sur.example': 1 };
    await user.click(screen.getByRole('button', { name: 'Medir de nuevo' }));
    expect(await (await row('Sur')).findByText('El más rápido')).toBeTruthy();
    expect(await (await row('Norte')).findByText('No responde')).toBeTruthy();
  });

  it('SYS-04 says when no mirror answers, and when there is none', async () => {
    reachable = {};
    const { unmount } = await renderApp('/mirrors', { answers: { 'system.contact': contact } });
    expect(await screen.findByText(/Ningún sitio respondió/)).toBeTruthy();
    unmount();
    await renderApp('/mirrors', {
      answers: { 'system.contact': { mirrors: [], customerService: [], helpLines: [], permit: '' } },
    });
    expect(await screen.findByText('Por ahora no hay sitios espejo.')).toBeTruthy();
  });

  it('SYS-04 says why the mirrors did not come, and reads them again', async () => {
    let fail = true;
    const answers = { 'system.contact': () => (fail ? failure('RATE_LIMITED') : contact) };
    const { user } = await renderApp('/mirrors', { answers });
    expect(await screen.findByText('No pudimos cargar los sitios espejo')).toBeTruthy();
    fail = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await row('Norte')).toBeTruthy();
  });

  it('SYS-04 leads to the app and opens the service desk, or says that it was blocked', async () => {
    const opened = vi.fn<typeof window.open>(() => null);
    vi.stubGlobal('open', opened);
    const { user } = await renderApp('/mirrors', { answers: { 'system.contact': contact } });
    const app = await screen.findByRole('link', { name: /Descarga la app/ });
    expect(app.getAttribute('href')).toBe('/app');
    await user.click(await screen.findByRole('button', { name: /Atención a clientes.*Una persona/ }));
    expect(opened.mock.calls[0]?.[0]).toBe('https://help.example/chat');
    expect(await screen.findByText(/Se bloqueó la ventana emergente/)).toBeTruthy();
  });
});

describe('verifying a representative', () => {
  const verifying = async (answer: AnswerTo<'system.verifyRepresentative'>) =>
    renderApp('/mirrors', { answers: { 'system.contact': contact, 'system.verifyRepresentative': answer } });

  it.each([
    [{ verdict: 'official', name: 'Ximena' }, 'Sí, es un contacto oficial', '@quien es de Tonalli: Ximena.'],
    [{ verdict: 'reported', name: null }, 'Cuidado: no es de Tonalli', /@quien fue reportado/],
    [{ verdict: 'unknown', name: null }, 'No es un contacto oficial', /@quien no está entre/],
  ] as const)('SYS-04 says clearly what the answer is: %j', async (answer, title, text) => {
    const { user, gateway } = await verifying(answer);
    await user.selectOptions(await screen.findByLabelText('¿Por dónde te contactó?'), 'Telegram');
    await user.type(screen.getByRole('textbox', { name: /Usuario o enlace/ }), '  @quien ');
    await user.click(screen.getByRole('button', { name: 'Verificar' }));
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    expect(screen.getByText('Nunca te pediremos tu contraseña ni un código de verificación.')).toBeTruthy();
    const asked = gateway.calls.find(({ path }) => path === 'system.verifyRepresentative');
    expect(asked?.input).toEqual({ channel: 'TELEGRAM', handle: '@quien' });
    // It was about that contact alone.
    await user.type(screen.getByRole('textbox', { name: /Usuario o enlace/ }), 'x');
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  });

  it('SYS-04 asks for a contact before it asks the server', async () => {
    const { user, gateway } = await verifying({ verdict: 'unknown', name: null });
    await user.click(await screen.findByRole('button', { name: 'Verificar' }));
    expect(screen.getByText('Escribe el contacto que quieres verificar.')).toBeTruthy();
    expect(gateway.calls.some(({ path }) => path === 'system.verifyRepresentative')).toBe(false);
  });

  it('SYS-04 SYS-12 says that it was asked too often, and keeps what was typed', async () => {
    const { user } = await verifying(() => failure('RATE_LIMITED'));
    const field = await screen.findByRole('textbox', { name: /Número de teléfono/ });
    await user.type(field, '55 0000 8048');
    await user.click(screen.getByRole('button', { name: 'Verificar' }));
    expect(await screen.findByText('Demasiadas solicitudes. Inténtalo de nuevo en un momento.')).toBeTruthy();
    expect(screen.getByDisplayValue('55 0000 8048')).toBeTruthy();
  });
});

describe('what takes the place of the app', () => {
  it('SYS-02 SYS-04 maintenance counts down, and leads to the mirrors and back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const maintenanceEndsAt = new Date(Date.now() + 3_600_000).toISOString();
    const closed: Bootstrap = { ...bootstrap, status: 1, maintenanceEndsAt, customerService };
    const { user } = await renderApp('/rng', {
      answers: { 'system.bootstrap': closed, 'system.contact': contact },
    });
    expect(await screen.findByRole('heading', { name: 'Estamos en mantenimiento' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toMatch(/1:00:00$/);
    expect(screen.getByRole('button', { name: 'Atención a clientes' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sitios espejo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sitios espejo' })).toBeTruthy();
    // Its page is closed as well.
    expect(screen.queryByRole('link', { name: /Descarga la app/ })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Volver' }));
    expect(await screen.findByRole('heading', { name: 'Estamos en mantenimiento' })).toBeTruthy();
  });

  it('SYS-02 maintenance without an end says so, and goes by itself when it is over', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { gateway } = await renderApp('/no-such-page', {
      answers: { 'system.bootstrap': { ...bootstrap, status: 1 } },
    });
    expect(await screen.findByText('Todavía no hay hora de regreso.')).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
    gateway.answers['system.bootstrap'] = bootstrap;
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeTruthy();
  });

  it('SYS-03 a closed region names the address of the visitor', async () => {
    await renderApp('/member', { answers: { 'system.bootstrap': { ...bootstrap, status: 2 } } });
    expect(await screen.findByRole('heading', { name: 'Acceso no disponible en tu región' })).toBeTruthy();
    expect(screen.getByText('203.0.113.7')).toBeTruthy();
  });

  it('SYS-11 an unknown domain says so on the page alone, has a service desk, leads to the mirrors, and can be tried again', async () => {
    quiet();
    const answers = {
      'system.bootstrap': () => failure('DOMAIN_UNKNOWN', { requestId: 'r-1' }),
      'system.contact': contact,
    };
    const { user, router } = await renderApp('/no-such-page', { answers });
    const title = 'URL no válida. Contacta a atención al cliente.';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText('Referencia: r-1')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Atención a clientes' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sitios espejo' }));
    expect(await row('Norte')).toBeTruthy();
    await act(async () => router.history.back());
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    // From the server anew: what the page may load was not known either.
    const reload = vi.fn();
    vi.spyOn(window, 'location', 'get').mockReturnValue({ ...window.location, reload });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('SYS-12 a site that cannot be reached says why and is tried again', async () => {
    quiet();
    let fail = true;
    const answers = {
      'system.bootstrap': () => (fail ? failure('UPSTREAM_UNAVAILABLE', { requestId: null }) : bootstrap),
    };
    const { user } = await renderApp('/no-such-page', { answers });
    expect(await screen.findByRole('heading', { name: /El servicio no está disponible/ })).toBeTruthy();
    expect(screen.getByRole('main')).toBeTruthy();
    fail = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'No encontramos esta página' })).toBeTruthy();
  });
});
