import { createServer as createHttpServer, type Server, type ServerOptions } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openTracing } from '@tonalli/tracing/tracing';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import type { GatewayOptions } from './gateway-options';
import { refuseUnreadable } from './http/client-errors';
import { type ConnectionLimits, DEFAULT_LIMITS } from './http/connection-limits';
import { type Opened, openServices } from './http/open-services';
import { routedUrl } from './http/plain-path';
import { installRoutes } from './http/routes';

export interface Gateway {
  readonly server: FastifyInstance;
  /** Listens, and answers its own URL. */
  start(): Promise<string>;
  /** Ends open streams, lets running calls finish, and gives everything back. */
  stop(): Promise<void>;
}

export type { GatewayOptions } from './gateway-options';

const BODY_MAX_BYTES = 256 * 1_024;
/** Thirty batched calls make a long path. */
const PATH_MAX_CHARACTERS = 4_096;
/** How often connections are looked through for those that take too long. */
const LOOK_AT_CONNECTIONS_MS = 5_000;
/** What still runs then is cut off. */
export const STOP_GRACE_MS = 10_000;
const STOP_LOOK_MS = 50;
/** How often processes tell each other which addresses ask for much. */
const EXCHANGE_MS = 250;

export async function createServer(options: GatewayOptions): Promise<Gateway> {
  const tracing = await openTracing({
    endpoint: options.traceCollector ?? null,
    service: 'tonalli-gateway',
    continues: options.trustedProxies > 0,
  });
  const { services, hot, ...rest } = openServices(options, tracing, (error, message) =>
    server.log.warn(error, message),
  );
  const { state } = rest;
  let stopping = false;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  const server: FastifyInstance = fastify({
    logger: { level: options.logLevel, ...(options.logStream ? { stream: options.logStream } : {}) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: rest.requestId,
    rewriteUrl: routedUrl,
    clientErrorHandler: refuseUnreadable,
    bodyLimit: BODY_MAX_BYTES,
    routerOptions: { maxParamLength: PATH_MAX_CHARACTERS },
    forceCloseConnections: 'idle',
    // What still comes on a connection that was open is answered: it may have been paid for.
    return503OnClosing: false,
    serverFactory: (handler): Server => {
      const http = createHttpServer(timeouts(limits), (request, response) => {
        // With traces every request has its span, so none is answered before the server sees it.
        if (stopping || !http.listening || tracing !== null || !hot.answer(request, response))
          handler(request, response);
      });
      http.maxConnections = limits.connections;
      return http;
    },
  });
  const streams = await installRoutes(server, { options, services, hot, ...rest, isStopping: () => stopping });
  const exchange = exchangeRequests(rest, (error) => server.log.debug(error, 'addresses were counted here alone'));

  return {
    server,
    async start() {
      await state.open();
      // A process without listeners hears of what others clear, and of what only the platform tells, as they do.
      if (state.standing() !== 'own') services.live.attend(null);
      await rest.learnHosts();
      return server.listen({ host: options.host, port: options.port });
    },
    async stop() {
      stopping = true;
      if (options.drainMs) await wait(options.drainMs);
      clearInterval(exchange);
      // A stream that were ended politely would not come back: the browser is to connect to another process.
      services.live.close();
      for (const stream of streams) stream.destroy();
      const grace = setTimeout(() => server.server.closeAllConnections(), STOP_GRACE_MS);
      // A connection whose last call is answered now would be kept for the next one, and the stop held up by it.
      const look = setInterval(() => server.server.closeIdleConnections(), STOP_LOOK_MS);
      await server.close();
      clearInterval(look);
      clearTimeout(grace);
      await services.platform.close();
      state.close();
      await tracing?.close();
    },
  };
}

const timeouts = ({ headersMs, requestMs, keepAliveMs }: ConnectionLimits): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: keepAliveMs,
  connectionsCheckingInterval: Math.min(LOOK_AT_CONNECTIONS_MS, headersMs),
});

function exchangeRequests(
  { state: { addRequests }, ipRateLimit }: Pick<Opened, 'state' | 'ipRateLimit'>,
  failed: (error: unknown) => void,
): NodeJS.Timeout | undefined {
  if (!addRequests) return undefined;
  return setInterval(() => ipRateLimit.exchange(addRequests).catch(failed), EXCHANGE_MS).unref();
}
