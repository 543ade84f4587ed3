import { EXTERNAL_PROVIDERS, type ExternalProvider } from '@tonalli/contracts/session/external-names';
import { z } from 'zod';
import type { FirebaseOptions } from './platform/firebase';
import type { LoginServices } from './platform/login-services';

const Address = z.url({ protocol: /^https?$/ });

const variablesOf = <Name extends Uppercase<ExternalProvider>>(name: Name) =>
  ({
    [`${name}_ISSUER`]: Address.optional(),
    [`${name}_CLIENT_ID`]: z.string().min(1).optional(),
    [`${name}_CLIENT_SECRET`]: z.string().min(1).optional(),
    [`${name}_TOKEN_ENDPOINT`]: Address.optional(),
    [`${name}_ID_TOKEN_ALG`]: z.enum(['RS256', 'ES256', 'HS256']).optional(),
  }) as Record<
    `${Name}_${'ISSUER' | 'CLIENT_ID' | 'CLIENT_SECRET' | 'TOKEN_ENDPOINT' | 'ID_TOKEN_ALG'}`,
    z.ZodOptional<z.ZodString>
  >;

/** Login services other than the site itself, and the sender of SMS codes (AUTH-09). */
export const LOGIN_SERVICE_VARIABLES = {
  ...variablesOf('GOOGLE'),
  ...variablesOf('FACEBOOK'),
  ...variablesOf('LINE'),
  FIREBASE_URL: Address.optional(),
  FIREBASE_API_KEY: z.string().min(1).optional(),
};

const Variables = z.object(LOGIN_SERVICE_VARIABLES);
type Variables = z.output<typeof Variables>;

interface Configured {
  loginServices?: LoginServices;
  firebase?: FirebaseOptions;
}

/** Unconfigured services are left out: the mock platform then serves them. */
export function loginServicesOf(env: Variables): Configured {
  const services = Object.fromEntries(
    EXTERNAL_PROVIDERS.flatMap((provider) => {
      const { issuer, clientId, ...rest } = readService(env, provider);
      return issuer !== undefined && clientId !== undefined ? [[provider, { issuer, clientId, ...rest }]] : [];
    }),
  );
  return {
    ...(Object.keys(services).length > 0 && { loginServices: services }),
    ...(env.FIREBASE_URL !== undefined &&
      env.FIREBASE_API_KEY !== undefined && {
        firebase: { url: env.FIREBASE_URL.replace(/\/+$/, ''), apiKey: env.FIREBASE_API_KEY },
      }),
  };
}

function readService(env: Variables, provider: ExternalProvider) {
  // `toUpperCase` keeps no literal type.
  const name = provider.toUpperCase() as Uppercase<ExternalProvider>;
  return {
    issuer: env[`${name}_ISSUER`],
    clientId: env[`${name}_CLIENT_ID`],
    clientSecret: env[`${name}_CLIENT_SECRET`] ?? null,
    tokenEndpoint: env[`${name}_TOKEN_ENDPOINT`] ?? null,
    idTokenAlg: env[`${name}_ID_TOKEN_ALG`] ?? null,
  };
}

/** One line for each service that is configured in part, or without TLS in production. */
export function loginServiceProblems(env: Variables, isProduction: boolean): string[] {
  const services = EXTERNAL_PROVIDERS.flatMap((provider) => {
    const { issuer, clientId, clientSecret, tokenEndpoint } = readService(env, provider);
    const name = provider.toUpperCase();
    const isWhole = issuer !== undefined && clientId !== undefined;
    const isNamed = [issuer, clientId, clientSecret, tokenEndpoint].some((value) => typeof value === 'string');
    const plain = [issuer, tokenEndpoint].some((address) => address?.startsWith('http:'));
    return [
      ...(isNamed && !isWhole ? [`  ${name}_ISSUER, ${name}_CLIENT_ID: give both or neither`] : []),
      ...(isProduction && plain ? [`  ${name}_ISSUER, ${name}_TOKEN_ENDPOINT: must be https in production`] : []),
    ];
  });
  const halfFirebase = (env.FIREBASE_URL === undefined) !== (env.FIREBASE_API_KEY === undefined);
  return [...services, ...(halfFirebase ? ['  FIREBASE_URL, FIREBASE_API_KEY: give both or neither'] : [])];
}
