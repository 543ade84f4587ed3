import { EMBEDDED_SESSION_ID } from '@tonalli/contracts/session/embedded-session';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionView } from '../../testing/fake-gateway';
import { renderApp } from '../../testing/render-app';
import { takeEmbeddedSession } from './embedded-session';

const VIEW = { ...sessionView, token: 'told-token' };
const tell = () => {
  const told = document.createElement('script');
  Object.assign(told, { type: 'application/json', id: EMBEDDED_SESSION_ID, textContent: JSON.stringify(VIEW) });
  document.body.append(told);
};

describe('the session that a page tells', () => {
  afterEach(() => document.getElementById(EMBEDDED_SESSION_ID)?.remove());

  it('AUTH-04 S7 is taken out of the page by the first who reads it', () => {
    tell();
    expect(takeEmbeddedSession(document)).toEqual(VIEW);
    expect(document.getElementById(EMBEDDED_SESSION_ID)).toBeNull();
    expect(takeEmbeddedSession(document)).toBeNull();
  });

  it('AUTH-04 a new tab goes on with it, and asks no more', async () => {
    tell();
    window.localStorage.setItem('signedIn', '1');
    const resume = vi.fn();
    const { services } = await renderApp('/help', { answers: { 'session.resume': resume } });
    await services.session.settled();
    expect(services.session.get()).toMatchObject({ status: 'member', session: { username: 'demo' } });
    expect(resume).not.toHaveBeenCalled();
  });

  it('AUTH-04 a tab without the flag of a session is nobody, whatever the page says', async () => {
    tell();
    const { services } = await renderApp('/help');
    expect(services.session.get().status).toBe('guest');
    expect(document.getElementById(EMBEDDED_SESSION_ID)).toBeNull();
  });
});
