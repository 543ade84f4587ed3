import { HEADERS } from '@tonalli/contracts/envelope';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { type Answer, contentTypeOf, failureAnswer } from './envelope';
import { requestId, requestLanguage } from './request-info';

/** Bodies of the interface are small; nothing that it takes comes near this. */
/** An order of a lottery may name ten thousand numbers. */
const BODY_LIMIT_BYTES = 128 * 1_024;
/** A caller has this long to send a request. */
const REQUEST_TIMEOUT_MS = 30_000;

/** A server whose every answer, of any mistake, is an envelope. Routes are added by the caller. */
export function createServer(logger: FastifyBaseLogger): FastifyInstance {
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: (request) => requestId(request.headers),
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Calls that are open when the server stops are finished; streams end themselves (see live/).
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => {
      sendAnswer(reply, failureAnswer({ code: 'INVALID_REQUEST' }, requestLanguage(request.headers)));
    },
  });
  // The dispatcher decides what kind of body a call takes, after it knows whose call it is.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  // Without a promise, which each call would wait for.
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(HEADERS.requestId, request.id).header('x-content-type-options', 'nosniff');
    done();
  });
  letGoWhenStopping(server);
  answerUnknownPaths(server);
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const tooLarge = error.statusCode === 413;
    const isCallers = error.statusCode !== undefined && error.statusCode < 500;
    if (!isCallers) request.log.error({ err: error }, 'a request broke');
    const code = tooLarge ? 'PAYLOAD_TOO_LARGE' : isCallers ? 'INVALID_REQUEST' : 'UNKNOWN';
    sendAnswer(reply, failureAnswer({ code }, requestLanguage(request.headers)));
  });
  return server;
}

export function sendAnswer(reply: FastifyReply, answer: Answer): void {
  reply.code(answer.status).header('cache-control', 'no-store').type(contentTypeOf(answer));
  reply.send(answer.body);
}

/** The last answer on a connection says so, or the server would wait for callers who keep it open. */
function letGoWhenStopping(server: FastifyInstance): void {
  let stopping = false;
  server.addHook('preClose', async () => {
    stopping = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

function answerUnknownPaths(server: FastifyInstance): void {
  const methodsByPath = new Map<string, Set<string>>();
  server.addHook('onRoute', ({ url, method }) => {
    const methods = methodsByPath.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    methodsByPath.set(url, methods);
  });
  server.setNotFoundHandler((request, reply) => {
    const methods = methodsByPath.get(request.url.split('?', 1)[0] ?? '');
    if (methods) reply.header('allow', [...methods].join(', '));
    const code = methods ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND';
    sendAnswer(reply, failureAnswer({ code }, requestLanguage(request.headers)));
  });
}
