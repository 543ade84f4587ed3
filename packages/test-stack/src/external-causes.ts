import type { ErrorCode } from '@tonalli/contracts/errors';
import { beginExternal, chooseAt, returnFrom } from './external-visit';
import type { StackWorld } from './stack';
import { codeOf, type TestBrowser } from './test-browser';

const enter = (browser: TestBrowser, attempt: string) =>
  codeOf(browser.client.session.enterExternal.mutate({ attempt }));

/** Somebody who registered by an account at a service, and has nothing else to log in by. */
async function registerBy(world: StackWorld, subject: string): Promise<TestBrowser> {
  const browser = world.visitor();
  const externalAttempt = await returnFrom(browser, subject);
  const view = await browser.client.registration.register.mutate({
    method: 'username',
    fields: { username: 'porgoogle1' },
    externalAttempt,
    agreedToTerms: true,
    ageConfirmed: true,
  });
  browser.tabToken = view.token;
  return browser;
}

/** Codes of logins at other services. */
export const EXTERNAL_CAUSES: Partial<Record<ErrorCode, (place: { world: StackWorld }) => Promise<ErrorCode | 'OK'>>> =
  {
    EXTERNAL_DENIED: async ({ world }) => {
      const browser = world.visitor();
      return enter(browser, await returnFrom(browser, ''));
    },
    EXTERNAL_MISMATCH: async ({ world }) => {
      const { attempt, authorization } = await beginExternal(world.visitor());
      const back = await chooseAt(authorization, 'google-nadia');
      const other = world.visitor();
      await other.fetch(back.pathname + back.search);
      return enter(other, attempt);
    },
    EXTERNAL_EXPIRED: async ({ world }) => {
      const browser = world.visitor();
      const { attempt, authorization } = await beginExternal(browser);
      const begun = new Map(browser.cookies);
      const back = await chooseAt(authorization, 'google-nadia');
      await browser.fetch(back.pathname + back.search);
      for (const [name, value] of begun) browser.cookies.set(name, value);
      await browser.fetch(back.pathname + back.search);
      return enter(browser, attempt);
    },
    EXTERNAL_UNAVAILABLE: async ({ world }) => {
      const browser = world.visitor();
      const { attempt, state } = await beginExternal(browser);
      await browser.fetch(`/external/google/callback?error=server_error&state=${encodeURIComponent(state)}`);
      return enter(browser, attempt);
    },
    EXTERNAL_TAKEN: async ({ world }) => {
      await registerBy(world, 'google-nadia');
      const player = await world.member();
      const attempt = await returnFrom(player, 'google-nadia', { intent: 'link' });
      return codeOf(player.client.account.linkExternal.mutate({ attempt, password: player.password }));
    },
    PROOF_REQUIRED: async ({ world }) => {
      const browser = await registerBy(world, 'google-nadia');
      await world.control.advance('11m');
      return codeOf(browser.client.account.beginTotp.mutate({}));
    },
    PROOF_FAILED: async ({ world }) => {
      const browser = await registerBy(world, 'google-nadia');
      const attempt = await returnFrom(browser, 'google-victor', { intent: 'prove' });
      return codeOf(browser.client.account.prove.mutate({ way: 'external', attempt }));
    },
    LAST_SIGN_IN_WAY: async ({ world }) => {
      const browser = await registerBy(world, 'google-nadia');
      return codeOf(browser.client.account.unlinkExternal.mutate({ provider: 'google' }));
    },
  };
