import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { feedbackDraft } from '../../features/help/feedback-draft';
import { type Answers, failure, memberInfo } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { openLiveStream } from '../live/live-stream';

/** The tab's live channel, spoken for by the test. */
class Channel extends EventTarget {
  static readonly OPEN = 1;
  static last: Channel | null = null;
  readyState = 1;
  constructor() {
    super();
    Channel.last = this;
  }
  say(event: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data), lastEventId: '1' }));
  }
  close() {}
}

const answers: Answers = {
  'account.me': memberInfo,
  'messages.unread': { count: 3 },
  'help.feedback': { rows: [], page: 1, totalPages: 1, totalRows: 0 },
};

it.each([
  ['the channel says so', (channel: Channel) => channel.say('message', { type: 'session-ended' })],
  [
    'the channel is refused',
    (channel: Channel) => channel.say('serialized-error', { ...failure('TOKEN_INVALID').shape, code: -32_001 }),
  ],
])(
  'AUTH-15 AUTH-12 when %s the tab says that the session is over, keeps what was typed, and nothing personal in memory',
  async (_how, end) => {
    vi.stubGlobal('EventSource', Channel);
    onTestFinished(() => feedbackDraft.reset());
    const { user, services } = await renderApp('/member?page=feedback', { answers, tab: memberTab });
    const content = await screen.findByRole('textbox', { name: /Tu comentario/ });
    await user.type(content, 'El menú tapa el juego.');
    window.prefetched = { early: Promise.resolve({ result: { data: 'early-of-demo' } }) };
    await services.queryClient
      .getMutationCache()
      .build(services.queryClient, { mutationFn: async () => 'secret-of-demo' })
      .execute(undefined);
    const close = openLiveStream({ services, language: 'es', token: memberTab.token });
    onTestFinished(close);
    await waitFor(() => expect(Channel.last).not.toBeNull());
    const { last } = Channel;
    if (last) end(last);

    expect(await screen.findByText('Tu sesión terminó')).toBeTruthy();
    expect(services.session.get()).toEqual({ status: 'guest', session: null });
    expect(window.sessionStorage.getItem('token')).toBeNull();
    expect(feedbackDraft.get().content).toBe('El menú tapa el juego.');
    const kept = [
      ...services.queryClient.getQueryCache().getAll(),
      ...services.queryClient.getMutationCache().getAll(),
    ].map(({ state }) => state.data);
    expect(JSON.stringify(kept)).not.toContain('of-demo');
    expect(kept).not.toContainEqual({ count: 3 });
    expect(window.prefetched).toBeUndefined();
  },
);

it('AUTH-15 AUTH-16 a tab whose browser was signed in asks to log in again, where that session is over', async () => {
  window.localStorage.setItem('signedIn', '1');
  await renderApp('/member?page=messageV2', { answers: { 'session.resume': null } });
  const dialog = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
  expect(dialog.textContent).toContain('Entra de nuevo para continuar donde estabas.');
  expect(window.localStorage.getItem('signedIn')).toBeNull();
});

it('AUTH-16 somebody who was never signed in here is asked to log in, and told of no session', async () => {
  await renderApp('/member?page=messageV2');
  const dialog = await screen.findByRole('dialog', { name: 'Iniciar sesión' });
  expect(dialog.textContent).not.toContain('Entra de nuevo');
});
