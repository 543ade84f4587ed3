import { createHash } from 'node:crypto';
import { EXTERNAL_PATH, type ExternalProvider } from '@tonalli/contracts/session/external-names';
import type Provider from 'oidc-provider';
import type { Configuration } from 'oidc-provider';
import { isOwnSite } from '../mail/site-url';
import type { World } from '../world/world';
import { privateIdentityJwk } from './identity-keys';
import { errorPage } from './identity-page';
import { languageOf } from './identity-texts';
import { createMemoryAdapter } from './memory-adapter';
import { peopleAt } from './people';

/** Seconds. */
const TTL = { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 };

/** Below the platform's address; a world has services of its own. */
export const issuerPath = (world: World, provider: ExternalProvider): string =>
  `/idp/${encodeURIComponent(world.name)}/${provider}`;

/** An OpenID provider that knows one client, the gateway, and the people of this world. */
export async function createProvider(world: World, provider: ExternalProvider): Promise<Provider> {
  const { default: OidcProvider, interactionPolicy } = await import('oidc-provider');
  const path = issuerPath(world, provider);
  const policy = interactionPolicy.base();
  // Whoever was chosen last time may not be who is wanted now.
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'chosen',
        'Somebody has to be chosen',
        'login_required',
        ({ oidc }) => !oidc.result?.login,
      ),
    );
  const oidc = new OidcProvider(world.platform.publicUrl + path, {
    ...settingsOf(world, provider),
    interactions: { policy, url: (_ctx, { uid }) => `${path}/interaction/${uid}` },
  });
  // The site is served at more than one address.
  oidc.Client.prototype.redirectUriAllowed = (uri: string) => isCallback(world, provider, uri);
  return oidc;
}

function isCallback(world: World, provider: ExternalProvider, uri: string): boolean {
  if (!URL.canParse(uri)) return false;
  const url = new URL(uri);
  return isOwnSite(world, url) && url.pathname + url.search + url.hash === `${EXTERNAL_PATH}/${provider}/callback`;
}

function settingsOf(world: World, provider: ExternalProvider): Configuration {
  const { merchant, publicUrl } = world.platform;
  const path = issuerPath(world, provider);
  return {
    adapter: createMemoryAdapter(),
    jwks: { keys: [privateIdentityJwk()] },
    clients: [
      {
        client_id: merchant.code,
        token_endpoint_auth_method: 'none',
        redirect_uris: [`${publicUrl}${EXTERNAL_PATH}/${provider}/callback`],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As the services that it stands for: what is known of somebody is in the ID token.
    conformIdTokenClaims: false,
    ttl: TTL,
    cookies: {
      keys: [createHash('sha256').update(`identity cookies ${merchant.key}`).digest('base64url')],
      names: { session: '_session', interaction: '_interaction', resume: '_resume' },
      long: { path },
      short: { path },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    async findAccount(_ctx, subject) {
      const person = peopleAt(world, provider).find((candidate) => candidate.subject === subject);
      if (!person) return undefined;
      const { name, email, emailVerified } = person;
      return {
        accountId: subject,
        claims: () => ({
          sub: subject,
          ...(name === null ? {} : { name }),
          ...(email === null ? {} : { email, email_verified: emailVerified }),
        }),
      };
    },
    // The one page where somebody is chosen asks for what is told of them as well.
    async loadExistingGrant({ oidc }) {
      const { client, session, params } = oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(String(params?.scope ?? 'openid'));
      await grant.save();
      return grant;
    },
    renderError(ctx) {
      ctx.type = 'html';
      ctx.body = errorPage(provider, languageOf(ctx.get('accept-language')));
    },
  };
}
