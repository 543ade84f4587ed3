import { screen, waitFor, within } from '@testing-library/react';
import type { SecurityView, SessionRow } from '@tonalli/contracts/account/api';
import { describe, expect, it } from 'vitest';
import { fakeExternalWindow } from '../../testing/fake-external-window';
import { type Answers, failure } from '../../testing/fake-gateway';
import { openSecurityPage, SECURITY } from '../../testing/security-page';

const { address, comeBack } = fakeExternalWindow();

/** Somebody without a password, whose login is a while ago. */
function open(proofWays: SecurityView['proofWays'], over: Answers = {}, search = '?open=email') {
  let proven = false;
  return openSecurityPage(
    {
      'account.security': { ...SECURITY, hasPassword: false, mobile: '+52 •••• 5678', proofWays },
      'account.requestContactCode': { expiredMinutes: 1 },
      'account.bindContact': () => (proven ? undefined : failure('PROOF_REQUIRED')),
      'account.sendProofCode': { expiredMinutes: 1 },
      'account.prove': () => {
        proven = true;
      },
      ...over,
    },
    { search },
  );
}
type View = Awaited<ReturnType<typeof open>>;

/** Types a new address and its code, and is asked who they are. */
async function bindAddress({ user }: View): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name: 'Tu correo electrónico' });
  await user.type(within(dialog).getByRole('textbox', { name: /^Correo/ }), 'ana@correo.example');
  await user.type(within(dialog).getByRole('textbox', { name: /^Código/ }), '123456{Enter}');
  return screen.findByRole('dialog', { name: 'Comprueba que eres tú' });
}
const bound = ({ asked }: View) => asked('account.bindContact');
const CONTACT = { kind: 'email', contact: 'ana@correo.example', verificationCode: '123456' };

describe('a change without a password', () => {
  it('AUTH-17 is made once a code to the own number was right, with what was typed before', async () => {
    const view = await open(['mobile']);
    const dialog = await bindAddress(view);
    expect(within(dialog).getByText('Te enviaremos el código al +52 •••• 5678.')).toBeTruthy();
    await view.user.click(within(dialog).getByRole('button', { name: 'Comprobar' }));
    expect(within(dialog).getByText('Este campo no puede quedar vacío.')).toBeTruthy();
    await view.user.click(within(dialog).getByRole('button', { name: 'Enviar código' }));
    expect(await within(dialog).findByRole('button', { name: /Reenviar en/ })).toBeTruthy();
    await view.user.type(within(dialog).getByRole('textbox', { name: /^Código/ }), '654321{Enter}');
    await waitFor(() => expect(bound(view)).toEqual([CONTACT, CONTACT]));
    expect(view.asked('account.prove')).toEqual([{ way: 'mobile', code: '654321' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('AUTH-17 SYS-10 says that a code was wrong, and asks again', async () => {
    const view = await open(['totp'], { 'account.prove': failure('CODE_INVALID') });
    const dialog = await bindAddress(view);
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: /^Código de 6/ }));
    await view.user.keyboard('000000{Enter}');
    expect((await within(dialog).findByRole('alert')).textContent).toContain('El código de verificación no es válido.');
    expect(bound(view)).toHaveLength(1);
  });

  it('AUTH-17 AUTH-09 is made once a linked account was chosen, in a window of its own', async () => {
    const view = await open(['google']);
    const dialog = await bindAddress(view);
    await view.user.click(within(dialog).getByRole('button', { name: 'Continuar con Google' }));
    expect(address().search).toContain('intent=prove&popup=1');
    const attempt = comeBack();
    await waitFor(() => expect(bound(view)).toEqual([CONTACT, CONTACT]));
    expect(view.asked('account.prove')).toEqual([{ way: 'external', attempt }]);
  });

  it('AUTH-17 SYS-10 says that an account at a service belongs to somebody else', async () => {
    const view = await open(['line'], { 'account.prove': failure('PROOF_FAILED') });
    const dialog = await bindAddress(view);
    await view.user.click(within(dialog).getByRole('button', { name: 'Continuar con LINE' }));
    comeBack();
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Eso abre otra cuenta');
  });

  it('AUTH-17 goes on where the whole page went to the service, with its dialog open again', async () => {
    const left = { attempt: 'a-proof-of-this-tab', provider: 'google', intent: 'prove', typed: { open: 'password' } };
    sessionStorage.setItem('externalLogin', JSON.stringify(left));
    const view = await open(['google'], {}, '');
    expect(await screen.findByRole('dialog', { name: 'Crear una contraseña' })).toBeTruthy();
    await waitFor(() => expect(view.asked('account.prove')).toEqual([{ way: 'external', attempt: left.attempt }]));
    expect(await screen.findByText('Listo, ya comprobaste que eres tú. Continúa con tu cambio.')).toBeTruthy();
  });

  it('AUTH-17 asks for a new login where there is nothing else to prove it by', async () => {
    const dialog = await bindAddress(await open([]));
    expect(within(dialog).getByText('Cierra sesión y vuelve a entrar: eso basta para continuar.')).toBeTruthy();
  });

  it('AUTH-17 asks before the key of an authenticator is shown as well', async () => {
    const secret = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Tonalli:demo?secret=JBSWY3DPEHPK3PXP' };
    const view = await open(['mobile'], { 'account.beginTotp': failure('PROOF_REQUIRED') }, '?open=authenticator');
    const dialog = await screen.findByRole('dialog', { name: 'Activar la app de autenticación' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Continuar' }));
    await view.user.type(await within(dialog).findByRole('textbox', { name: /^Código/ }), '654321');
    view.gateway.answers['account.beginTotp'] = secret;
    await view.user.click(within(dialog).getByRole('button', { name: 'Comprobar' }));
    expect(await within(dialog).findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  });
});

it('AUTH-17 sessions and logins tell where they were opened, or that nobody knows', async () => {
  const device = { kind: 'desktop', browser: 'Chrome', system: 'Windows' } as const;
  const at = '2026-11-20T18:00:00.000Z';
  const places: SessionRow['place'][] = [
    { kind: 'city', city: 'Ciudad de México', country: 'MX' },
    { kind: 'local' },
    undefined,
  ];
  const row = (index: number) => ({ device, ip: `203.0.113.${index}`, place: places[index] });
  const sessions = places.map((_, index) => ({
    ...row(index),
    id: `S${index}`,
    openedAt: at,
    lastUsedAt: at,
    current: index === 0,
  }));
  const logins = places.map((_, index) => ({ ...row(index), at, way: 'password' as const, succeeded: true }));
  await openSecurityPage({ 'account.sessions': sessions, 'account.logins': logins });
  const list = await screen.findByRole('list', { name: 'Lista de sesiones abiertas' });
  const told = within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(told).toEqual([
    expect.stringContaining('Ciudad de México, MX203.0.113.0'),
    expect.stringContaining('Red local203.0.113.1'),
    expect.stringContaining('Lugar desconocido203.0.113.2'),
  ]);
  expect(within(list).getByRole('button', { name: /Lugar desconocido, 203\.0\.113\.2/ })).toBeTruthy();
  const table = screen.getByRole('table', { name: 'Tus últimos accesos, el más reciente primero' });
  expect(within(table).getByRole('columnheader', { name: 'Lugar' })).toBeTruthy();
  for (const place of ['Ciudad de México, MX', 'Red local', 'Lugar desconocido']) {
    expect(within(table).getByText(place)).toBeTruthy();
  }
});
