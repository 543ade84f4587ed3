import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { DEFAULT_LANGUAGE, toWireLanguage } from '@tonalli/contracts/language';
import { fetchContact, fetchPermission } from '@tonalli/contracts/system/wire';
import type { Tracing } from '@tonalli/tracing/tracing';
import { createPublicCache } from '../cache/create-public-cache';
import { createState } from '../cache/create-state';
import { createResponseCache, type ResponseCache } from '../cache/response-cache';
import type { GatewayState } from '../cache/shared-state';
import { createExternalCookies } from '../external-login/external-cookie';
import { type Page, readPage } from '../first-view/page';
import type { GatewayOptions } from '../gateway-options';
import { createLiveHub } from '../live/create-live-hub';
import { createPlatform } from '../platform/create-platform';
import { createFirebase } from '../platform/firebase';
import { createLoginServices } from '../platform/login-services';
import { mockFirebase, mockLoginServices } from '../platform/mock-login-services';
import type { CallContext } from '../platform/platform';
import { PlatformError } from '../platform/platform-error';
import { createSessionCookies } from '../session/session-cookies';
import type { Services } from '../trpc/context';
import { createContentHosts } from './content-hosts';
import type { RequestFacts } from './facts';
import { createIpRateLimit, type IpRateLimit } from './ip-rate-limit';
import { createMetrics, type Metrics } from './metrics';
import { requestIdOf } from './request-facts';
import { createSecurityHeaders, type SecurityHeaders } from './security-headers';

/** Longer than the platform usually takes; after that the page is sent without the hosts. */
const HOSTS_WAIT_MS = 1_500;

export interface Opened {
  readonly state: GatewayState;
  readonly services: Services;
  readonly hot: ResponseCache;
  readonly metrics: Metrics;
  readonly ipRateLimit: IpRateLimit;
  readonly securityHeaders: SecurityHeaders;
  /** Null where something else serves the web app. */
  readonly page: Page | null;
  /** Null where traces are not configured. */
  readonly tracing: Tracing | null;
  readonly requestId: (request: Pick<IncomingMessage, 'headers'>) => string;
  /** Context of the gateway's own calls, which no visitor caused. */
  readonly ownCall: () => CallContext;
  /** Asks for the hosts that pages reach, and waits for a while, so that the security policy of the first page allows them; left out: for nobody in particular. */
  readonly learnHosts: (asked?: Pick<RequestFacts, 'world' | 'host'>) => Promise<void>;
}

export function openServices(options: GatewayOptions, tracing: Tracing | null, warn: Services['warn']): Opened {
  const { worlds, merchant, trustedProxies, nowMs = Date.now, hostsWaitMs = HOSTS_WAIT_MS } = options;
  const metrics = createMetrics(() => state.standing());
  const contentHosts = createContentHosts();
  const ipRateLimit = createIpRateLimit(options.addressRequestsPerSecond, nowMs);
  const page = options.webDist === null ? null : readPage(options.webDist);
  const securityHeaders = createSecurityHeaders(contentHosts, page?.hashes);
  const state = createState(options, {
    warn,
    onCleared(cleared) {
      hot.forget();
      contentHosts.doubt();
      if (cleared) publicCache.abandon(cleared.world);
      else publicCache.abandonAll();
    },
  });
  const publicCache = createPublicCache({ state, nowMs, warn });
  const hot = createResponseCache({
    nowMs,
    worlds,
    trustedProxies,
    securityHeaders: securityHeaders.data,
    ipRateLimit,
    counts: metrics.counts,
  });
  const platform = createPlatform({
    url: options.platformUrl,
    merchant,
    worlds,
    signCalls: options.signCalls ?? true,
    nowMs,
    ...(options.platformDeadlineMs === undefined ? {} : { deadlineMs: options.platformDeadlineMs }),
    onCall: ({ endpoint, seconds, outcome }) => metrics.platformCalls.observe({ endpoint, outcome }, seconds),
  });
  const live = createLiveHub({
    platform,
    warn,
    onStatus(world) {
      hot.forget();
      contentHosts.doubt();
      publicCache.forget(world).catch((error: unknown) => warn(error, 'public answers could not be forgotten'));
    },
    onCount: (subscribers) => {
      metrics.counts.liveSubscribers = subscribers;
    },
  });
  const services: Services = {
    merchant,
    platform,
    publicCache,
    state,
    sessions: createSessionCookies(options.sessionSecrets, nowMs),
    externalCookies: createExternalCookies(options.sessionSecrets),
    loginServices: createLoginServices(options.loginServices ?? mockLoginServices(options)),
    firebase: createFirebase(options.firebase ?? mockFirebase(options)),
    contentHosts,
    live,
    nowMs,
    countCall: (procedure, outcome) => metrics.procedures.inc({ procedure, outcome }),
    warn,
  };
  const requestId = (request: Pick<IncomingMessage, 'headers'>) => requestIdOf(request, trustedProxies);
  const ownCall = () => ownCallContext(requestId({ headers: {} }), tracing);
  const learnHosts: Opened['learnHosts'] = async (asked) => {
    const { world = null, host = 'localhost' } = asked ?? {};
    const context = { ...ownCall(), world, host };
    try {
      contentHosts.learn(world, (await platform.call(fetchPermission, {}, context)).info);
    } catch (error) {
      warn(error, 'the hosts of pictures and games are not known yet');
      if (!asked || !(error instanceof PlatformError && error.code === 'DOMAIN_UNKNOWN')) return;
      // The page that says so leads to the mirrors.
      const contact = await platform.call(fetchContact, {}, context).catch(() => null);
      if (contact) contentHosts.learnMirrors(world, contact.domainRoute);
    }
  };

  return {
    state,
    services,
    hot,
    metrics,
    ipRateLimit,
    securityHeaders,
    page,
    tracing,
    requestId,
    ownCall,
    learnHosts: (asked) => Promise.race([learnHosts(asked), wait(hostsWaitMs, undefined, { ref: false })]),
  };
}

function ownCallContext(requestId: string, tracing: Tracing | null): CallContext {
  return {
    token: null,
    language: toWireLanguage(DEFAULT_LANGUAGE),
    requestId,
    ip: '127.0.0.1',
    host: 'localhost',
    userAgent: '',
    device: null,
    world: null,
    idempotencyKey: null,
    span: tracing ?? undefined,
  };
}
