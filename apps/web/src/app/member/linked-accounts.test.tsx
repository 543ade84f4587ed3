import { act, screen, waitFor, within } from '@testing-library/react';
import type { LinkedIdentityRow } from '@tonalli/contracts/account/api';
import type { Language } from '@tonalli/i18n/languages';
import { describe, expect, it } from 'vitest';
import { fakeExternalWindow } from '../../testing/fake-external-window';
import { type Answer, type Answers, failure } from '../../testing/fake-gateway';
import { AT, openSecurityPage } from '../../testing/security-page';

const { opened, address, comeBack } = fakeExternalWindow();

const google: LinkedIdentityRow = {
  provider: 'google',
  name: 'Nadia Nueva',
  email: 'nadia@correo.example',
  linkedAt: AT,
  lastUsedAt: null,
};
const none: Answer<'account.linkedIdentities'> = { list: [], offered: ['google', 'line'] };
const linked: Answer<'account.linkedIdentities'> = { ...none, list: [google] };
const answers: Answers = {
  'account.linkedIdentities': none,
  'account.returnedIdentity': { provider: 'google', name: 'Nadia Nueva', email: 'nadia@correo.example' },
  'account.linkExternal': linked,
};

const WORDS = {
  es: { panel: 'Cuentas vinculadas', link: 'Vincular Google', unlink: 'Desvincular Google', end: 'Desvincular' },
  en: { panel: 'Linked accounts', link: 'Link Google', unlink: 'Unlink Google', end: 'Unlink' },
} as const;

async function open(over: Answers = {}, language: Language = 'es') {
  const view = await openSecurityPage({ ...answers, ...over }, { language });
  return { ...view, panel: await screen.findByRole('region', { name: WORDS[language].panel }) };
}
type View = Awaited<ReturnType<typeof open>>;

/** Goes to the service, in a window of its own. */
const begin = async ({ user, panel }: View, language: Language = 'es') =>
  user.click(await within(panel).findByRole('button', { name: WORDS[language].link }));
const password = (dialog: HTMLElement) => within(dialog).getByLabelText(/^Tu contraseña/, { selector: 'input' });

describe('linked accounts', () => {
  it('AUTH-17 AUTH-09 say that nothing is linked, and link what came back once the password was typed', async () => {
    const view = await open();
    expect(await within(view.panel).findAllByText('Sin vincular')).toHaveLength(2);
    await begin(view);
    expect(address().href).toMatch(/\/external\/google\?attempt=.*intent=link&popup=1$/);
    const attempt = comeBack();
    const dialog = await screen.findByRole('dialog', { name: 'Vincular Google' });
    expect(within(dialog).getByText(/nadia@correo\.example abrirá tu cuenta/)).toBeTruthy();
    await view.user.click(within(dialog).getByRole('button', { name: 'Vincular' }));
    expect(within(dialog).getByText('Este campo no puede quedar vacío.')).toBeTruthy();
    view.gateway.answers['account.linkExternal'] = failure('PASSWORD_WRONG');
    await view.user.type(password(dialog), 'falsa{Enter}');
    expect(await within(dialog).findByText('La contraseña actual no es correcta.')).toBeTruthy();
    view.gateway.answers['account.linkExternal'] = linked;
    await view.user.clear(password(dialog));
    await view.user.type(password(dialog), 'Demo1234{Enter}');
    expect(await within(view.panel).findByRole('button', { name: 'Desvincular Google' })).toBeTruthy();
    expect(within(view.panel).getByText('nadia@correo.example')).toBeTruthy();
    expect(within(view.panel).getAllByText('Sin vincular')).toHaveLength(1);
    expect(view.asked('account.linkExternal').at(-1)).toEqual({ attempt, password: 'Demo1234' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('AUTH-17 AUTH-09 unlink after a question, and not when it is thought better of', async () => {
    const view = await open({ 'account.linkedIdentities': linked, 'account.unlinkExternal': none });
    const leave = async () => {
      await view.user.click(await within(view.panel).findByRole('button', { name: 'Desvincular Google' }));
      return screen.findByRole('alertdialog', { name: '¿Desvincular Google?' });
    };
    await view.user.click(within(await leave()).getByRole('button', { name: 'Conservar' }));
    expect(view.asked('account.unlinkExternal')).toEqual([]);
    await view.user.click(within(await leave()).getByRole('button', { name: 'Desvincular' }));
    expect(await within(view.panel).findAllByText('Sin vincular')).toHaveLength(2);
    expect(view.asked('account.unlinkExternal')).toEqual([{ provider: 'google' }]);
  });

  it.each([
    ['es', 'Es tu única forma de entrar.'],
    ['en', 'This is your only way to log in.'],
  ] as const)('AUTH-17 SYS-10 keep the last way in, and say so (%s)', async (language, words) => {
    const last = { 'account.linkedIdentities': linked, 'account.unlinkExternal': failure('LAST_SIGN_IN_WAY') };
    const view = await open(last, language);
    await view.user.click(await within(view.panel).findByRole('button', { name: WORDS[language].unlink }));
    const question = await screen.findByRole('alertdialog');
    await view.user.click(within(question).getByRole('button', { name: WORDS[language].end }));
    expect((await within(question).findByRole('alert')).textContent).toContain(words);
    expect(within(view.panel).getByText('nadia@correo.example')).toBeTruthy();
  });

  it.each([
    ['es', 'EXTERNAL_DENIED', 'Cancelaste el acceso en el otro servicio.'],
    ['en', 'EXTERNAL_DENIED', 'You cancelled the login at the other service.'],
    ['es', 'EXTERNAL_EXPIRED', 'El acceso tardó demasiado o ya se usó.'],
    ['en', 'EXTERNAL_EXPIRED', 'The login took too long or was used already.'],
    ['es', 'EXTERNAL_MISMATCH', 'Este acceso no empezó en esta ventana.'],
    ['en', 'EXTERNAL_MISMATCH', 'This login did not begin in this window.'],
    ['es', 'EXTERNAL_UNAVAILABLE', 'No pudimos comunicarnos con ese servicio.'],
    ['en', 'EXTERNAL_UNAVAILABLE', 'We could not reach that service.'],
  ] as const)('AUTH-09 SYS-10 tell in %s what %s means, and link nothing', async (language, code, words) => {
    const view = await open({ 'account.returnedIdentity': failure(code) }, language);
    await begin(view, language);
    comeBack();
    expect((await within(view.panel).findByRole('alert')).textContent).toContain(words);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(view.asked('account.linkExternal')).toEqual([]);
  });

  it.each([
    ['es', 'La ventana se cerró antes de terminar'],
    ['en', 'The window was closed before'],
  ] as const)(
    'AUTH-09 SYS-10 tell in %s that the window was closed, until another is opened',
    async (language, words) => {
      const view = await open({}, language);
      await begin(view, language);
      act(() => {
        opened.closed = true;
      });
      const told = () => within(view.panel).queryByText((text) => text.startsWith(words));
      await waitFor(() => expect(told()).toBeTruthy(), { timeout: 5_000 });
      opened.closed = false;
      await begin(view, language);
      expect(told()).toBeNull();
    },
  );

  it.each([
    ['es', 'Esta cuenta ya está vinculada a otro jugador.'],
    ['en', 'This account is linked to another player already.'],
  ] as const)('AUTH-09 SYS-10 tell in %s that the account is somebody else’s', async (language, words) => {
    const view = await open({ 'account.linkExternal': failure('EXTERNAL_TAKEN') }, language);
    await begin(view, language);
    comeBack();
    const dialog = await screen.findByRole('dialog', { name: WORDS[language].link });
    await view.user.type(
      within(dialog).getByLabelText(/password|contraseña/i, { selector: 'input' }),
      'Demo1234{Enter}',
    );
    expect((await within(dialog).findByRole('alert')).textContent).toContain(words);
  });

  it('AUTH-17 are tried again where they could not be loaded, and are not shown where no service is offered', async () => {
    const view = await openSecurityPage({ 'account.linkedIdentities': failure('OPERATION_NOT_ALLOWED') });
    expect(await screen.findByText('No se pudieron cargar tus cuentas vinculadas')).toBeTruthy();
    view.gateway.answers['account.linkedIdentities'] = { list: [], offered: [] };
    await view.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(screen.queryByText('No se pudieron cargar tus cuentas vinculadas')).toBeNull());
    expect(screen.queryByRole('region', { name: 'Cuentas vinculadas' })).toBeNull();
  });

  it('AUTH-17 can only be unlinked where the operator offers the service no more', async () => {
    const { panel } = await open({ 'account.linkedIdentities': { list: [google], offered: [] } });
    expect(await within(panel).findByRole('button', { name: 'Desvincular Google' })).toBeTruthy();
    expect(within(panel).queryByRole('button', { name: /^Vincular/ })).toBeNull();
  });
});
