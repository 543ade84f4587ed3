import { describe, expect, it } from 'vitest';
import { createPublicCache } from '../cache/create-public-cache';
import { createMemoryState } from '../cache/memory-state';
import { createExternalCookies } from '../external-login/external-cookie';
import { createContentHosts } from '../http/content-hosts';
import type { RequestFacts } from '../http/facts';
import { createFirebase } from '../platform/firebase';
import { createLoginServices } from '../platform/login-services';
import { createSessionCookies } from '../session/session-cookies';
import { TEST_OPTIONS } from '../testing/start-gateway';
import type { Context } from './context';
import { agentProcedure, memberProcedure, realMemberProcedure } from './procedures';
import { t } from './trpc';

const router = t.router({
  member: memberProcedure.query(({ ctx }) => ctx.session.type),
  real: realMemberProcedure.query(({ ctx }) => ctx.session.type),
  agent: agentProcedure.query(({ ctx }) => ctx.session.type),
});
const sessions = createSessionCookies(TEST_OPTIONS.sessionSecrets, Date.now);

describe('who may call', () => {
  it.each([
    ['a member', 0, ['member', 'real']],
    ['a trial account', 4, ['member']],
    ['an agent of type 1', 1, ['member', 'real', 'agent']],
    ['an agent of type 2', 2, ['member', 'real', 'agent']],
    ['an agent of type 41', 41, ['member', 'real', 'agent']],
    ['an agent of type 42', 42, ['member', 'real', 'agent']],
  ] as const)('AUTH-13 lets %s in where it belongs, and nowhere else', async (_who, type, allowed) => {
    const caller = router.createCaller(contextOf(type));
    const answers = await Promise.all(
      (['member', 'real', 'agent'] as const).map((name) =>
        caller[name]().then(
          () => name,
          (error: { cause: { code: string } }) => error.cause.code,
        ),
      ),
    );
    const [member, real, agent] = ['member', 'real', 'agent'].map((name) => allowed.some((one) => one === name));
    expect(answers).toEqual([
      member && 'member',
      real ? 'real' : 'TRIAL_ACCOUNT',
      agent ? 'agent' : 'ACCOUNT_NOT_AGENT',
    ]);
  });
});

function contextOf(type: 0 | 1 | 2 | 4 | 41 | 42): Context {
  const { view, cookie } = sessions.issue(
    {
      token: 'platform-token',
      customerId: 'M000001',
      username: 'demo',
      account: 'demo',
      nickname: 'Demo',
      firstTimeLogin: false,
      mustChangePassword: false,
      onBreak: false,
      type,
    },
    'host',
  );
  const request: RequestFacts = {
    id: 'request-1',
    method: 'GET',
    ip: '127.0.0.1',
    host: 'localhost',
    protocol: 'http',
    language: 'es',
    world: null,
    userAgent: '',
    contentType: null,
    origin: null,
    fetchSite: null,
    idempotencyKey: null,
    cookieKind: 'host',
    externalCookie: null,
    sessionCookie: cookie.split(/[=;]/)[1] ?? null,
    tabToken: view.token,
    device: null,
    isDeviceKnown: false,
  };
  const state = createMemoryState();
  const nothing = () => undefined;
  const services = {
    merchant: TEST_OPTIONS.merchant,
    platform: {
      call: () => Promise.reject(new Error('no platform')),
      feed: () => {
        throw new Error('no feed');
      },
      isAvailable: () => true,
      close: async () => undefined,
    },
    publicCache: createPublicCache({ state, nowMs: Date.now, warn: nothing }),
    state,
    sessions,
    externalCookies: createExternalCookies(TEST_OPTIONS.sessionSecrets),
    loginServices: createLoginServices({}),
    firebase: createFirebase({ url: 'http://firebase.example', apiKey: 'none' }),
    contentHosts: createContentHosts(),
    live: {
      subscribe: () => {
        throw new Error('no stream');
      },
      attend: nothing,
      close: nothing,
    },
    nowMs: Date.now,
    countCall: nothing,
    warn: nothing,
  };
  return {
    services,
    request,
    session: null,
    call: services.platform.call,
    setCookie: nothing,
    answeredFromCache: nothing,
  };
}
