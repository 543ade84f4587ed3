import { screen, within } from '@testing-library/react';
import type { ErrorCode } from '@tonalli/contracts/errors';
import { beforeEach, expect, it } from 'vitest';
import { failure } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { loginDraft } from './login-draft';

beforeEach(() => loginDraft.reset());

/** What the specification's section 8 has said to somebody who logs in, in both languages. */
const MESSAGES: [code: ErrorCode, es: string, en: string][] = [
  ['LOGIN_FAILED', 'El usuario o la contraseña no son correctos.', 'The user name or password is not right.'],
  ['ACCOUNT_LOCKED', 'Demasiados intentos fallidos.', 'Too many failed attempts.'],
  [
    'ACCOUNT_NOT_MEMBER',
    'Esta cuenta no es de jugador y no puede iniciar sesión aquí.',
    'This account is not a member account and cannot log in here.',
  ],
  ['ACCOUNT_SUSPENDED', 'Esta cuenta está suspendida.', 'This account is suspended.'],
  ['CODE_INVALID', 'El código de verificación no es válido.', 'The verification code is not valid.'],
  ['CODE_EXPIRED', 'El código venció. Solicita uno nuevo.', 'The code has expired. Send a new one.'],
  ['CODE_MISSING', 'Escribe el código de verificación.', 'Please enter the verification code.'],
  ['PHONE_INVALID', 'El número de celular no es válido.', 'The mobile number is not valid.'],
  ['PHONE_MISSING', 'Escribe tu número de celular.', 'Please enter your mobile number.'],
  ['OPERATION_NOT_ALLOWED', 'Esta operación no está permitida.', 'This operation is not allowed.'],
  ['INVALID_REQUEST', 'Escribe la información correctamente.', 'Please enter correct information.'],
  ['NETWORK_ERROR', 'La conexión de red falló.', 'The network connection is not working.'],
  // From here on a picture has to be read first.
  ['CAPTCHA_FAILED', 'El captcha no es correcto.', 'The captcha is not right.'],
];

const WORDS = {
  es: { dialog: 'Iniciar sesión', username: /^Usuario/, password: /^Contraseña/ },
  en: { dialog: 'Log in', username: /^User name/, password: /^Password/ },
} as const;

it.each(['es', 'en'] as const)('SYS-10 AUTH-01 what a login says is told in %s', async (language) => {
  const { user, gateway } = await renderApp('/login', {
    language,
    answers: {
      'session.humanChallenge': { challenge: null, ttlSeconds: 0 },
      'session.captcha': { id: 'c1', image: 'data:image/png;base64,iVBORw0KGgo=' },
    },
  });
  const words = WORDS[language];
  const dialog = within(await screen.findByRole('dialog', { name: words.dialog }));
  await user.type(dialog.getByRole('textbox', { name: words.username }), 'demo');
  await user.type(dialog.getByLabelText(words.password, { selector: 'input' }), 'Demo1234');
  for (const [code, es, en] of MESSAGES) {
    gateway.answers['session.login'] = failure(code);
    await user.click(dialog.getByRole('button', { name: words.dialog }));
    expect(await dialog.findByText((text) => text.startsWith(language === 'es' ? es : en))).toBeTruthy();
  }
});
