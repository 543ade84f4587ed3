import { EXTERNAL_CHANNEL } from '@tonalli/contracts/session/external-names';
import { afterEach, beforeEach, vi } from 'vitest';

/** Replaces `window.open` for the external login's window, in all tests of a file. */
export function fakeExternalWindow() {
  const opened: { closed: boolean; opener: unknown; close(): void } = { closed: false, opener: {}, close: vi.fn() };
  beforeEach(() => {
    Object.assign(opened, { closed: false, opener: {}, close: vi.fn() });
    vi.stubGlobal(
      'open',
      vi.fn(() => opened),
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
  });
  /** Where it was opened last. */
  const address = (): URL => new URL(String(vi.mocked(window.open).mock.lastCall?.[0]), 'http://localhost');
  return {
    opened,
    address,
    /** Says that it came back, after one of another page did. Answers the page's name for the login. */
    comeBack(): string {
      const attempt = address().searchParams.get('attempt') ?? '';
      const channel = new BroadcastChannel(EXTERNAL_CHANNEL);
      channel.postMessage({ attempt: 'of-another-page-0000' });
      channel.postMessage({ attempt });
      channel.close();
      return attempt;
    },
  };
}
