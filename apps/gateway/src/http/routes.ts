import type { ServerResponse } from 'node:http';
import { fetchStatus } from '@tonalli/contracts/system/wire';
import type { FastifyInstance } from 'fastify';
import { installExternalLogin } from '../external-login/external-routes';
import { embedSession } from '../first-view/embed-session';
import { drawFirstView } from '../first-view/first-view';
import { sendPage } from '../first-view/send-page';
import type { GatewayOptions } from '../gateway-options';
import { unreadyReason } from '../platform/readiness';
import { appRouter } from '../root';
import { isCookieGoodInTime } from '../session/session-status';
import { createContext } from '../trpc/create-context';
import { DEFAULT_LIMITS } from './connection-limits';
import { installErrorAnswers } from './error-answers';
import type { Opened } from './open-services';
import { installPing } from './ping';
import { isPrivateAddress } from './private-network';
import { REFERENCE_POLICY, referencePage } from './reference';
import { applySecurityHeaders, installRequestHooks } from './request-hooks';
import { installTrpc } from './trpc-server';
import { sendsWebApp, serveWebApp } from './web-app';
import { installWorldLinks } from './world-links';

/** Unused preconnects cost the visitor more than they save. */
const PRECONNECTS_MAX = 2;

export interface RouteSetup extends Opened {
  readonly options: GatewayOptions;
  /** The process was told to stop: it answers on, but on no connection for longer than one answer. */
  readonly isStopping: () => boolean;
}

/** Everything that the gateway answers. Returns the streams that are open at any time. */
export async function installRoutes(server: FastifyInstance, setup: RouteSetup): Promise<ReadonlySet<ServerResponse>> {
  const { options, services, metrics, page } = setup;
  installRequestHooks(server, setup);
  installErrorAnswers(server);
  const streams = await installTrpc(server, setup, { ...DEFAULT_LIMITS, ...options.limits });

  installPing(server);
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (_request, reply) => {
    if (setup.isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await services.platform.call(fetchStatus, {}, setup.ownCall());
      const reason = await unreadyReason(options.platformUrl);
      const standing = setup.state.standing();
      // Without the common state all go on, each by itself: to take them out of service would be the greater harm.
      const ready = { status: 'ready', ...(standing === 'own' ? {} : { sharedState: standing }) };
      return reason === null ? ready : reply.code(503).send({ status: `the platform: ${reason}` });
    } catch (error) {
      services.warn(error, 'not ready: the platform does not answer');
      return reply.code(503).send({ status: 'the platform does not answer' });
    }
  });
  server.get('/metrics', async (request, reply) => {
    if (!isPrivateAddress(request.facts.ip)) return reply.callNotFound();
    reply.header('content-type', metrics.registry.contentType);
    return metrics.registry.metrics();
  });
  if (options.reference) {
    server.get('/reference', async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', REFERENCE_POLICY)
        .send(referencePage(appRouter)),
    );
  }

  installExternalLogin(server, services);
  if (options.worlds) installWorldLinks(server, setup);
  const { webDist } = options;
  if (webDist !== null) await serveWebApp(server, { webDist, serviceWorker: options.serviceWorker ?? true });
  server.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (page === null || !sendsWebApp(request.method, path)) {
      return reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here.');
    }
    const { world } = request.facts;
    if (!services.contentHosts.knows(world)) await setup.learnHosts(request.facts);
    else if (services.contentHosts.isDoubted(world)) void setup.learnHosts(request.facts);
    // Another request may have added them meanwhile.
    applySecurityHeaders(reply, setup.securityHeaders.page(world));
    // Preconnects to the picture hosts while the scripts load.
    const preconnects = services.contentHosts.of(world).images.map((host) => `<${host}>; rel=preconnect`);
    if (preconnects.length > 0) reply.header('link', preconnects.slice(0, PRECONNECTS_MAX).join(', '));
    const { ctx } = createContext(services, request.facts, reply);
    const knows = embedSession(
      { headers: request.headers, sessionCookie: request.facts.sessionCookie },
      services.sessions,
    );
    const told = knows !== '' && (await isCookieGoodInTime(services, request.facts, options.hostsWaitMs)) ? knows : '';
    const firstView = await drawFirstView(ctx, request.url, { told: told !== '', pictures: page.pictures });
    const html = page.with(firstView + page.scriptsOf(request.url) + told);
    return sendPage(request, reply, { html, personal: told !== '' });
  });
  return streams;
}
