import { EXTERNAL_PROVIDERS } from '@tonalli/contracts/session/external-names';
import type { GatewayOptions } from '../gateway-options';
import type { FirebaseOptions } from './firebase';
import type { LoginServices } from './login-services';

type Known = Pick<GatewayOptions, 'platformUrl' | 'merchant'>;

/** The login services that the mock platform serves at its own origin, apart for each world. */
export function mockLoginServices({ platformUrl, merchant }: Known): LoginServices {
  const at = (provider: string) => ({
    issuer: `${new URL(platformUrl).origin}/idp/{world}/${provider}`,
    clientId: merchant.code,
    clientSecret: null,
    tokenEndpoint: null,
    idTokenAlg: null,
  });
  return Object.fromEntries(EXTERNAL_PROVIDERS.map((provider) => [provider, at(provider)]));
}

export const mockFirebase = ({ platformUrl }: Known): FirebaseOptions => ({
  url: `${new URL(platformUrl).origin}/idp/{world}/firebase`,
  apiKey: 'played',
});
