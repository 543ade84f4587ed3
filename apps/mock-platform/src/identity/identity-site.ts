import { EXTERNAL_PROVIDERS, type ExternalProvider } from '@tonalli/contracts/session/external-names';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import type { Site, SiteContext } from '../transport/site';
import type { World } from '../world/world';
import { createProvider, issuerPath } from './create-provider';
import { addFirebase } from './firebase-site';
import { choicePage, errorPage, IDENTITY_PAGE_POLICY } from './identity-page';
import { languageOf } from './identity-texts';
import { peopleAt } from './people';

interface Visit {
  Params: { world: string; provider: string; '*': string };
}

const HEADERS = {
  'content-security-policy': IDENTITY_PAGE_POLICY,
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  vary: 'accept-language',
};
/** By which the provider would know a browser again, and ask about a logout before it takes somebody else. */
const SESSION_COOKIE = /^_session\b/;
const INTERACTION = /^interaction\/[\w-]+$/;

/**
 * The services by whose accounts members log in, each an OpenID provider: `/idp/<world>/<provider>` is its issuer.
 * Beside them, `/idp/<world>/firebase` verifies phone numbers.
 */
export const identitySite: Site = async (server, context) => {
  await server.register(async (site) => {
    // The provider reads the bodies of its own requests.
    site.removeAllContentTypeParsers();
    site.addContentTypeParser('*', (_request, _payload, done) => done(null));
    addProviders(site, context);
  });
  addFirebase(server, context.worlds);
};

function addProviders(site: FastifyInstance, { worlds }: SiteContext): void {
  const known = new WeakMap<World, Map<ExternalProvider, Promise<Provider>>>();

  const openProvider = (world: World, name: ExternalProvider): Promise<Provider> => {
    const ofWorld = known.get(world) ?? new Map<ExternalProvider, Promise<Provider>>();
    known.set(world, ofWorld);
    const opened = ofWorld.get(name) ?? createProvider(world, name);
    ofWorld.set(name, opened);
    return opened;
  };

  site.all<Visit>('/idp/:world/:provider/*', async (request, reply) => {
    const world = worlds.find(request.params.world);
    const name = EXTERNAL_PROVIDERS.find((each) => each === request.params.provider);
    if (!world || !name) return reply.callNotFound();
    const provider = await openProvider(world, name);
    if (INTERACTION.test(request.params['*'])) return choose({ world, name, provider }, request, reply);
    const { raw } = request;
    // The issuer's path is where it is mounted.
    raw.headers.cookie = withoutSession(raw.headers.cookie);
    Object.assign(raw, { originalUrl: raw.url, url: (raw.url ?? '').slice(issuerPath(world, name).length) });
    reply.hijack();
    for (const [header, value] of Object.entries(HEADERS)) reply.raw.setHeader(header, value);
    await provider.callback()(raw, reply.raw);
    return reply;
  });
}

const withoutSession = (cookies = ''): string =>
  cookies
    .split(/;\s*/)
    .filter((cookie) => !SESSION_COOKIE.test(cookie))
    .join('; ');

interface Service {
  world: World;
  name: ExternalProvider;
  provider: Provider;
}

/** Asks who somebody is, and goes on as they answer. */
async function choose({ world, name, provider }: Service, request: FastifyRequest<Visit>, reply: FastifyReply) {
  reply.headers(HEADERS).type('text/html; charset=utf-8');
  const asked = await provider.interactionDetails(request.raw, reply.raw).catch(() => null);
  const preferred = request.headers['accept-language'] ?? '';
  if (!asked) return reply.code(400).send(errorPage(name, languageOf(preferred)));
  const people = peopleAt(world, name);
  if (request.method !== 'POST') {
    const language = languageOf(`${asked.params.ui_locales ?? ''} ${preferred}`);
    return reply.send(choicePage(name, language, people));
  }
  const answer = new URLSearchParams(await textOf(request)).get('answer');
  const chosen = people.find(({ subject }) => subject === answer);
  const result = chosen
    ? { login: { accountId: chosen.subject, remember: false } }
    : { error: 'access_denied', error_description: 'Nobody was chosen' };
  const onward = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  return reply.redirect(onward, 303);
}

const FORM_MAX_CHARACTERS = 4_096;

async function textOf({ raw }: FastifyRequest): Promise<string> {
  let text = '';
  for await (const chunk of raw) {
    text += String(chunk);
    if (text.length > FORM_MAX_CHARACTERS) break;
  }
  return text;
}
