import { screen, waitFor, within } from '@testing-library/react';
import { RULE_KINDS } from '@tonalli/contracts/rules';
import errors from '@tonalli/i18n/locales/es/errors.json' with { type: 'json' };
import registration from '@tonalli/i18n/locales/es/registration.json' with { type: 'json' };
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answers, bootstrap, failure, sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { typeAtOnce } from '../../testing/type-at-once';
import { registerDraft } from './register-draft';

beforeEach(() => registerDraft.reset());

const TAKEN = { free: false, suggestions: ['estrella42', 'estrella981', 'estrella7003'] };

async function open(answers: Answers = {}) {
  const view = await renderApp('/register', {
    answers: { 'session.humanChallenge': { challenge: null, ttlSeconds: 0 }, ...answers },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Crear cuenta' }));
  const username = dialog.getByRole('textbox', { name: /Usuario/ });
  const inputs = (path: string) => view.gateway.calls.filter((call) => call.path === path).map(({ input }) => input);
  async function fillAndSend() {
    await view.user.type(dialog.getByLabelText(/^Contraseña/, { selector: 'input' }), 'x7Kq2mWd');
    await view.user.type(dialog.getByLabelText(/^Confirma/), 'x7Kq2mWd');
    for (const box of dialog.getAllByRole('checkbox')) await view.user.click(box);
    await view.user.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
  }
  return { ...view, dialog, username, inputs, fillAndSend };
}

describe('a user name that is being typed', () => {
  it('REG-01 is asked about once its typing pauses, and said to be free', async () => {
    const { dialog, username, inputs } = await open({ 'registration.checkUsername': { ...TAKEN, free: true } });
    typeAtOnce(username, 'estrella');
    expect(await dialog.findByText('estrella está disponible.')).toBeTruthy();
    expect(inputs('registration.checkUsername')).toEqual([{ username: 'estrella' }]);
  });

  it('REG-01 that is not free comes with others, one of which can be taken by a click', async () => {
    const answer = ({ username }: { username: string }) => ({ ...TAKEN, free: username !== 'estrella' });
    const { user, dialog, username } = await open({ 'registration.checkUsername': answer });
    await user.type(username, 'estrella');
    await user.click(await dialog.findByRole('button', { name: 'estrella981' }));
    expect(username).toHaveProperty('value', 'estrella981');
    expect(await dialog.findByText('estrella981 está disponible.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'estrella42' })).toBeNull();
  });

  it('REG-01 S4 of which too many were asked for is left to the registration, which tells', async () => {
    const { user, dialog, username, fillAndSend } = await open({
      'registration.checkUsername': failure('CODE_REQUESTS_EXCEEDED'),
      'registration.register': failure('USERNAME_TAKEN'),
    });
    await user.type(username, 'estrella');
    expect(await dialog.findByText('Te diremos si está disponible al crear tu cuenta.')).toBeTruthy();
    await fillAndSend();
    await waitFor(() => expect(username.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('a password that is being typed', () => {
  const asked = 'Combina letras y números; también puedes usar símbolos: de 8 a 20 caracteres.';
  const start = async (answers: Answers = {}) => {
    const { lettersDigitsSymbols } = RULE_KINDS;
    const rules = bootstrap.register.rules.map((rule) => {
      const kind = { acceptedPattern: lettersDigitsSymbols.expression, patternId: 'lettersDigitsSymbols' };
      return rule.field === 'password' ? { ...rule, ...kind, minLength: 8, maxLength: 20 } : rule;
    });
    const register = { ...bootstrap.register, rules };
    const view = await open({ 'system.bootstrap': { ...bootstrap, register }, ...answers });
    const password = view.dialog.getByLabelText(/^Contraseña/, { selector: 'input' });
    return { ...view, password };
  };

  it('REG-02 is measured in words, below what is asked of it', async () => {
    const { dialog, password } = await start();
    expect(dialog.getByText(asked)).toBeTruthy();
    expect(password.getAttribute('aria-describedby')).toBe(dialog.getByText(asked).id);
    typeAtOnce(password, 'Naranjo57');
    expect(await dialog.findByText('Contraseña débil: alargarla es lo que más ayuda.')).toBeTruthy();
    typeAtOnce(password, 'x7Kq2mWd');
    expect(await dialog.findByText('Contraseña buena.')).toBeTruthy();
    typeAtOnce(password, 'Xk7#mQ2$vL9!');
    expect(await dialog.findByText('Contraseña muy segura.')).toBeTruthy();
    expect(dialog.getByText(asked)).toBeTruthy();
  });

  it.each([
    ['XkqmQwvLzpJhgTr', 'Todavía no cumple la regla.'],
    ['Xk7# mQ2$ vL9!', 'Todavía no cumple la regla.'],
    ['Xk7#mQ', 'Todavía no cumple la regla.'],
    ['Futbol10!', 'Es una contraseña muy usada o fácil de adivinar. Elige otra.'],
  ])('REG-02 AUTH-11 has no strength while it would be refused, such as %s', async (typed, words) => {
    const { dialog, password } = await start();
    typeAtOnce(password, typed);
    expect(await dialog.findByText(words)).toBeTruthy();
    expect(dialog.queryByText(/^Contraseña (débil|aceptable|buena|muy segura)/)).toBeNull();
  });

  it('REG-02 AUTH-11 that the platform refuses has the reason beside it, and no strength', async () => {
    const { user, dialog, username, password, fillAndSend } = await start({
      'registration.checkUsername': { ...TAKEN, free: true },
      'registration.register': failure('FIELD_INVALID', { fields: { password: { patternId: 'common' } } }),
    });
    await user.type(username, 'estrella');
    await fillAndSend();
    await waitFor(() => expect(password.getAttribute('aria-invalid')).toBe('true'));
    expect(dialog.queryByText(/^Contraseña (débil|aceptable|buena|muy segura)/)).toBeNull();
  });
});

describe('the first deposit limits', () => {
  it('REG-06 are sent in minor units, and only those that were chosen', async () => {
    const { user, dialog, username, inputs, fillAndSend } = await open({
      'registration.checkUsername': { ...TAKEN, free: true },
      'registration.register': sessionView,
    });
    await user.type(username, 'estrella');
    await user.click(dialog.getByText('Límite de depósito'));
    await user.type(dialog.getByRole('textbox', { name: 'Por día' }), '1,500.50');
    await fillAndSend();
    await waitFor(() => expect(inputs('registration.register')).toHaveLength(1));
    expect(inputs('registration.register')[0]).toMatchObject({ depositLimits: { daily: 150_050 } });
  });

  it('REG-06 that make no sense are told, and nothing is sent', async () => {
    const { user, dialog, username, inputs, fillAndSend } = await open({
      'registration.checkUsername': { ...TAKEN, free: true },
    });
    await user.type(username, 'estrella');
    await user.click(dialog.getByText('Límite de depósito'));
    await user.type(dialog.getByRole('textbox', { name: 'Por día' }), 'mucho');
    await user.type(dialog.getByRole('textbox', { name: 'Por semana' }), '900');
    await user.type(dialog.getByRole('textbox', { name: 'Por mes' }), '500');
    await fillAndSend();
    expect(dialog.getByText('Escribe un monto mayor que cero.')).toBeTruthy();
    expect(dialog.getByText('No puede ser menor que el límite anterior.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Por día' }));
    expect(inputs('registration.register')).toEqual([]);
  });
});

describe('the consent to advertising', () => {
  const asking = { ...bootstrap, register: { ...bootstrap.register, asksForConsent: true } };
  const free: Answers = {
    'registration.checkUsername': { ...TAKEN, free: true },
    'registration.register': sessionView,
  };
  const send = async ({ user, dialog, username }: Awaited<ReturnType<typeof open>>) => {
    await user.type(username, 'estrella');
    await user.type(dialog.getByLabelText(/^Contraseña/, { selector: 'input' }), 'x7Kq2mWd');
    await user.type(dialog.getByLabelText(/^Confirma/), 'x7Kq2mWd');
    await user.click(dialog.getByRole('checkbox', { name: /términos/i }));
    await user.click(dialog.getByRole('checkbox', { name: /18 años/ }));
    await user.click(dialog.getByRole('button', { name: 'Crear cuenta' }));
  };

  it('RG-04 has a box for each product and channel where it is asked for, and what is ticked is sent', async () => {
    const view = await open({ 'system.bootstrap': asking, ...free });
    await view.user.click(await view.dialog.findByText('Publicidad que quieres recibir'));
    const casino = within(view.dialog.getByRole('group', { name: 'Casino' }));
    const sports = within(view.dialog.getByRole('group', { name: 'Deportes' }));
    await view.user.click(casino.getByRole('checkbox', { name: 'SMS' }));
    await view.user.click(casino.getByRole('checkbox', { name: 'Correo electrónico' }));
    await view.user.click(sports.getByRole('checkbox', { name: 'Mensajes en tu cuenta' }));
    await view.user.click(casino.getByRole('checkbox', { name: 'SMS' }));
    await send(view);
    await waitFor(() => expect(view.inputs('registration.register')).toHaveLength(1));
    const consents = [
      { product: 'casino', channel: 'email' },
      { product: 'sports', channel: 'inbox' },
    ];
    expect(view.inputs('registration.register')[0]).toMatchObject({ consents });
  });

  it('RG-04 has no box ticked by itself, and nothing ticked is nothing sent', async () => {
    const view = await open({ 'system.bootstrap': asking, ...free });
    await view.user.click(await view.dialog.findByText('Publicidad que quieres recibir'));
    const boxes = view.dialog.getAllByRole<HTMLInputElement>('checkbox');
    expect([boxes.length, boxes.filter(({ checked }) => checked)]).toEqual([11, []]);
    await send(view);
    await waitFor(() => expect(view.inputs('registration.register')).toHaveLength(1));
    expect(view.inputs('registration.register')[0]).not.toHaveProperty('consents');
  });

  it('RG-04 is asked of nobody where the rules do not ask for it', async () => {
    const { dialog } = await open();
    expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  });
});

it('REG-04 a number that is somebody’s is told at the number, though the account is made by user name', async () => {
  const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: 'any', minLength: 0, maxLength: 32 };
  const { rules, ...rest } = bootstrap.register;
  const register = { ...rest, rules: [...rules, { ...rule, field: 'mobileNum' as const }] };
  const { user, dialog, username, fillAndSend } = await open({
    'system.bootstrap': { ...bootstrap, register },
    'registration.countries': [{ countryCode: 'MX', countryDialingCode: '52', name: 'México' }],
    'registration.checkUsername': { ...TAKEN, free: true },
    'registration.register': failure('USERNAME_TAKEN', { fields: { mobileNum: { patternId: 'taken' } } }),
  });
  await user.type(username, 'estrella');
  const mobile = dialog.getByRole('textbox', { name: /celular/ });
  await user.type(mobile, '5512345678');
  await fillAndSend();
  await waitFor(() => expect(mobile.getAttribute('aria-invalid')).toBe('true'));
  expect(username.getAttribute('aria-invalid')).not.toBe('true');
});

it('I18N-02 an invitation that is not known is told in the words of the specification’s key', async () => {
  const { user, username, dialog, fillAndSend } = await open({
    'registration.checkUsername': { ...TAKEN, free: true },
    'registration.register': failure('AFFILIATE_CODE_INVALID'),
  });
  await user.type(username, 'estrella');
  await fillAndSend();
  expect(
    (await dialog.findByText(registration.invitation_code_error)).closest('[role=alert], [role=status]'),
  ).toBeTruthy();
});

it('REG-02 a picture that the operator wants copied, which no form shows, is told and nothing is sent', async () => {
  const rule = { enabled: true, required: true, acceptedPattern: '*', patternId: 'any', minLength: 5, maxLength: 5 };
  const { rules, ...rest } = bootstrap.register;
  const register = { ...rest, rules: [...rules, { ...rule, field: 'captcha' as const }] };
  const { user, username, dialog, fillAndSend, inputs } = await open({
    'system.bootstrap': { ...bootstrap, register },
    'registration.checkUsername': { ...TAKEN, free: true },
  });
  await user.type(username, 'estrella');
  await fillAndSend();
  expect((await dialog.findByText(errors.FIELD_INVALID)).closest('[role=alert], [role=status]')).toBeTruthy();
  expect(inputs('registration.register')).toEqual([]);
});
