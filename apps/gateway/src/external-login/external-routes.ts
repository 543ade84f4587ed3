import { randomBytes, randomUUID } from 'node:crypto';
import { ExternalAttempt, type ExternalIdentity, ExternalProvider } from '@tonalli/contracts/session/external';
import { EXTERNAL_INTENTS, EXTERNAL_PATH, type ExternalIntent } from '@tonalli/contracts/session/external-names';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { originOf } from '../http/public-url';
import { failureOf, type LoginClaims } from '../platform/login-services';
import { PlatformError } from '../platform/platform-error';
import type { Services } from '../trpc/context';
import type { Begun, ExternalFailure } from './external-cookie';
import { RETURN_FILES, returnPage } from './return-page';

/** How long a member may take at the other service. */
const BEGUN_FOR_MS = 10 * 60_000;
/** How long a new member may take to fill in the registration. */
const RETURNED_FOR_MS = 30 * 60_000;
const BEGIN_LIMIT = { calls: 30, windowSeconds: 60 };
const ONCE = { calls: 1, windowSeconds: 3_600 };
const RANDOM_BYTES = 32;
const NAME_MAX_CHARACTERS = 200;

/** Where a full-page login returns to; a fixed list, so that nobody can redirect elsewhere. */
const LANDINGS = {
  login: '/login',
  register: '/register',
  link: '/member?page=securityCenter',
  prove: '/member?page=securityCenter',
} as const satisfies Record<ExternalIntent, string>;

const Beginning = z.object({
  attempt: ExternalAttempt,
  intent: z.enum(EXTERNAL_INTENTS),
  popup: z.literal('1').optional(),
});

interface Visit {
  Params: { provider: string };
}

const random = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

/**
 * The way to another service and back (AUTH-09): `GET /external/<provider>?attempt=&intent=&popup=` begins a login,
 * `/external/<provider>/callback` takes the service's answer. What came of it stays sealed in the browser's cookie
 * until the page that began it asks.
 */
export function installExternalLogin(server: FastifyInstance, services: Services): void {
  for (const { path, type, text } of RETURN_FILES) {
    server.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text));
  }
  server.get<Visit>(`${EXTERNAL_PATH}/:provider`, (request, reply) => begin(services, request, reply));
  server.get<Visit>(`${EXTERNAL_PATH}/:provider/callback`, (request, reply) => comeBack(services, request, reply));
}

async function begin(services: Services, request: FastifyRequest<Visit>, reply: FastifyReply) {
  const { ip, world } = request.facts;
  const provider = ExternalProvider.safeParse(request.params.provider);
  const asked = Beginning.safeParse(request.query);
  if (!provider.success || !asked.success) throw new PlatformError('INVALID_REQUEST');
  const retryAfterSeconds = await services.state.take(`external ${ip} ${world ?? ''}`, BEGIN_LIMIT);
  if (retryAfterSeconds > 0) throw new PlatformError('RATE_LIMITED', { retryAfterSeconds });
  const { attempt, intent, popup } = asked.data;
  const begun: Begun = {
    kind: 'begun',
    provider: provider.data,
    attempt,
    intent,
    popup: popup !== undefined,
    world,
    // The page's own name in front, so that its window can be told whatever becomes of the login.
    state: `${attempt}.${random()}`,
    nonce: random(),
    verifier: random(),
    expiresAt: services.nowMs() + BEGUN_FOR_MS,
  };
  try {
    const url = await services.loginServices.authorizationUrl(begun, {
      ...begun,
      redirectUri: `${originOf(request.facts)}${EXTERNAL_PATH}/${begun.provider}/callback`,
      languages: request.facts.language,
    });
    reply
      .header('set-cookie', services.externalCookies.seal(begun, request.facts.cookieKind))
      .header('cache-control', 'no-store');
    return reply.redirect(url, 303);
  } catch (error) {
    services.warn(error, `${begun.provider} does not answer`);
    return endWith(services, { begun, request, reply }, { failure: 'EXTERNAL_UNAVAILABLE' });
  }
}

/** A login that this browser did not begin changes nothing: only its popup learns that it is over. */
async function comeBack(services: Services, request: FastifyRequest<Visit>, reply: FastifyReply) {
  const begun = services.externalCookies.open(request.facts.externalCookie);
  const { state } = z.object({ state: z.string().optional().catch(undefined) }).parse(request.query);
  const belongs =
    begun?.kind === 'begun' &&
    begun.state === state &&
    begun.provider === request.params.provider &&
    begun.world === request.facts.world;
  if (!belongs) {
    const attempt = ExternalAttempt.safeParse(state?.split('.', 1)[0]);
    return sendReturnPage({ request, reply }, { attempt: attempt.data ?? null, own: false });
  }
  const visit = { begun, request, reply };
  const isOver =
    services.nowMs() >= begun.expiresAt || (await services.state.take(`external ${begun.state}`, ONCE)) > 0;
  if (isOver) return endWith(services, visit, { failure: 'EXTERNAL_EXPIRED' });
  try {
    const answer = new URL(request.url, originOf(request.facts));
    const claims = await services.loginServices.exchange(begun, answer, begun);
    return endWith(services, visit, { identity: identityOf(begun, claims) });
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'EXTERNAL_UNAVAILABLE')
      services.warn(error, `${begun.provider} gave an answer that cannot be used`);
    return endWith(services, visit, { failure });
  }
}

/** An address that the service has not verified could be anybody's. */
function identityOf(
  { provider }: Begun,
  { sub, name, email, email_verified: verified }: LoginClaims,
): ExternalIdentity {
  return {
    provider,
    subject: sub,
    name: typeof name === 'string' && name.trim() !== '' ? name.trim().slice(0, NAME_MAX_CHARACTERS) : null,
    email: typeof email === 'string' && verified === true ? email : null,
  };
}

interface Ending {
  begun: Begun;
  request: FastifyRequest<Visit>;
  reply: FastifyReply;
}

function endWith(
  services: Services,
  { begun, request, reply }: Ending,
  result: { identity: ExternalIdentity } | { failure: ExternalFailure },
) {
  const { attempt, world, popup, intent } = begun;
  const expiresAt = services.nowMs() + RETURNED_FOR_MS;
  reply.header(
    'set-cookie',
    services.externalCookies.seal(
      { kind: 'returned', attempt, world, id: randomUUID(), result, expiresAt },
      request.facts.cookieKind,
    ),
  );
  if (popup) return sendReturnPage({ request, reply }, { attempt, own: true });
  return reply.header('cache-control', 'no-store').redirect(LANDINGS[intent], 303);
}

const sendReturnPage = ({ request, reply }: Omit<Ending, 'begun'>, returned: Parameters<typeof returnPage>[1]) =>
  reply
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(returnPage(request.facts.language, returned));
