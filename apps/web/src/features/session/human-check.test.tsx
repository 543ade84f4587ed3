import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Answers, failure, sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { typeAtOnce } from '../../testing/type-at-once';
import { loginDraft } from './login-draft';

/** Stands for the worker's thread: solves at once, or when told; no two solutions are alike. */
class FakeWorker {
  static readonly asked: unknown[] = [];
  static release: (() => void) | null = null;
  static slow = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  postMessage(challenge: unknown) {
    FakeWorker.asked.push(challenge);
    const data = { counter: 6 + FakeWorker.asked.length, derivedKey: 'ab' };
    const answer = () => this.onmessage?.({ data });
    if (FakeWorker.slow) FakeWorker.release = answer;
    else queueMicrotask(answer);
  }
  terminate() {
    this.onmessage = null;
  }
}

const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: 'n', salt: 's', cost: 1, keyLength: 32, keyPrefix: '00' };
const challenge = { parameters, signature: 's' };
const asked = { 'session.humanChallenge': { challenge, ttlSeconds: 600 } };
const proof = btoa(JSON.stringify({ challenge, solution: { counter: 7, derivedKey: 'ab' } }));

beforeEach(() => {
  loginDraft.reset();
  FakeWorker.asked.length = 0;
  FakeWorker.slow = false;
  vi.stubGlobal('Worker', FakeWorker);
});

async function logIn(answers: Answers) {
  const view = await renderApp('/login', { answers: { ...asked, ...answers } });
  const dialog = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
  const password = within(dialog).getByLabelText(/^Contraseña/);
  // Each letter of its own took most of a test's time, and nothing here follows from it.
  typeAtOnce(within(dialog).getByRole('textbox', { name: /^Usuario/ }), 'demo');
  typeAtOnce(password, 'Demo1234');
  await view.user.type(password, '{Enter}');
  const logins = () => view.gateway.calls.filter(({ path }) => path === 'session.login').map(({ input }) => input);
  const proofs = () => new Set(logins().map((input) => Reflect.get(Object(input), 'verification')));
  return { ...view, dialog, logins, proofs };
}

it('AUTH-02 the work is begun while somebody types, and sent with the login', async () => {
  const { logins, services } = await logIn({ 'session.login': sessionView });
  await waitFor(() => expect(services.session.get().status).toBe('member'));
  expect(logins()).toEqual([{ type: 'username', username: 'demo', password: 'Demo1234', verification: proof }]);
  expect(FakeWorker.asked).toEqual([challenge]);
});

it('AUTH-02 a login that has to wait for it says so, and sends nothing before', async () => {
  FakeWorker.slow = true;
  const { dialog, logins } = await logIn({ 'session.login': sessionView });
  expect(await within(dialog).findByText('Comprobando que eres una persona…')).toBeTruthy();
  expect(logins()).toEqual([]);
  FakeWorker.release?.();
  await waitFor(() => expect(logins()).toHaveLength(1));
});

it('AUTH-02 every attempt has a proof of its own', async () => {
  const { dialog, user, logins, proofs } = await logIn({ 'session.login': failure('LOGIN_FAILED') });
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Iniciar sesión' }));
  await waitFor(() => expect(logins()).toHaveLength(2));
  expect(FakeWorker.asked.length).toBeGreaterThanOrEqual(2);
  expect(proofs().size).toBe(2);
});

it('AUTH-02 SYS-10 a proof that grew old is made anew by itself, and one refusal more is told', async () => {
  let refused = 0;
  const once = () => {
    refused += 1;
    return refused === 1 ? failure('VERIFICATION_REQUIRED') : sessionView;
  };
  const { logins, proofs, services } = await logIn({ 'session.login': once });
  await waitFor(() => expect(services.session.get().status).toBe('member'));
  expect([logins().length, proofs().size]).toEqual([2, 2]);
});

it('AUTH-02 SYS-10 says that the verification is missing when it cannot be had', async () => {
  const { dialog } = await logIn({ 'session.login': failure('VERIFICATION_REQUIRED') });
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Completa primero la verificación.');
});
