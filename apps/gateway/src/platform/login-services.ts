import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import * as oidc from 'openid-client';
import QuickLRU from 'quick-lru';

/** One service as a client of it is registered there. */
export interface LoginService {
  /** `{world}` stands for the name of the world. */
  readonly issuer: string;
  readonly clientId: string;
  /** Null: a public client, which proves itself by PKCE alone. */
  readonly clientSecret: string | null;
  /** Where the service's own description leaves it out. */
  readonly tokenEndpoint: string | null;
  /** Where the service signs otherwise than it says. */
  readonly idTokenAlg: string | null;
}

export type LoginServices = Readonly<Partial<Record<ExternalProvider, LoginService>>>;

/** What only this browser's login knows; whoever comes back has to match all of it. */
export interface LoginChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

interface Asked {
  readonly provider: ExternalProvider;
  readonly world: string | null;
}

export type LoginClaims = oidc.IDToken;

export interface LoginServiceClients {
  /** The services that are configured. */
  readonly offered: readonly ExternalProvider[];
  /** The service's page that a browser is sent to. Rejects when the service does not describe itself. */
  authorizationUrl(asked: Asked, request: LoginChecks & { redirectUri: string; languages: string }): Promise<string>;
  /** Takes the answer that a browser brought, and what the verified ID token says of its owner. */
  exchange(asked: Asked, answer: URL, checks: LoginChecks): Promise<LoginClaims>;
}

const DEFAULT_WORLD = 'default';
const CONFIGURATIONS_MAX = 256;
/** After so long a service is asked anew how it works. */
const KNOWN_FOR_MS = 10 * 60_000;
const TIMEOUT_SECONDS = 8;

/** OpenID Connect clients of the configured services: authorisation code with PKCE, state and nonce (AUTH-09). */
export function createLoginServices(services: LoginServices): LoginServiceClients {
  const known = new QuickLRU<string, Promise<oidc.Configuration>>({
    maxSize: CONFIGURATIONS_MAX,
    maxAge: KNOWN_FOR_MS,
  });

  const configurationOf = async ({ provider, world }: Asked): Promise<oidc.Configuration> => {
    const service = services[provider];
    if (!service) throw new RangeError(`${provider} is not configured`);
    const issuer = service.issuer.replace('{world}', encodeURIComponent(world ?? DEFAULT_WORLD));
    const key = `${provider} ${issuer}`;
    const asked = known.get(key) ?? discover(service, new URL(issuer));
    known.set(key, asked);
    try {
      return await asked;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };

  return {
    offered: Object.keys(services) as ExternalProvider[],
    async authorizationUrl(asked, { state, nonce, verifier, redirectUri, languages }) {
      return oidc.buildAuthorizationUrl(await configurationOf(asked), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ui_locales: languages,
      }).href;
    },
    async exchange(asked, answer, { state, nonce, verifier }) {
      const tokens = await oidc.authorizationCodeGrant(await configurationOf(asked), answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new TypeError('the service sent no ID token');
      return claims;
    },
  };
}

async function discover(service: LoginService, issuer: URL): Promise<oidc.Configuration> {
  const { clientId, clientSecret, tokenEndpoint, idTokenAlg } = service;
  const metadata = idTokenAlg === null ? {} : { id_token_signed_response_alg: idTokenAlg };
  const proof = clientSecret === null ? oidc.None() : oidc.ClientSecretPost(clientSecret);
  // Only a service of one's own machine or network speaks plain HTTP; `env.ts` refuses one in production.
  const execute = issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [];
  const found = await oidc.discovery(issuer, clientId, metadata, proof, { execute, timeout: TIMEOUT_SECONDS });
  if (tokenEndpoint === null) return found;
  const { supportsPKCE: _, ...server } = found.serverMetadata();
  const whole = new oidc.Configuration({ ...server, token_endpoint: tokenEndpoint }, clientId, metadata, proof);
  whole.timeout = TIMEOUT_SECONDS;
  for (const apply of execute) apply(whole);
  return whole;
}

/** Why an exchange failed: declined there, a code that was used or grew old, or anything else that a service does wrong. */
export function failureOf(error: unknown): 'EXTERNAL_DENIED' | 'EXTERNAL_EXPIRED' | 'EXTERNAL_UNAVAILABLE' {
  if (error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied') return 'EXTERNAL_DENIED';
  if (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant') return 'EXTERNAL_EXPIRED';
  return 'EXTERNAL_UNAVAILABLE';
}
