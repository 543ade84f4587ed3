const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/;

/**
 * What a start on this machine turns on for testers: the platform's control with its console, and worlds. Only where
 * nobody else can reach the servers: with another host, or with a proxy in front, whoever starts them has to say so.
 */
export function testerDefaults(env) {
  const isOpen = [env.GATEWAY_HOST, env.PLATFORM_HOST].some((host) => host && !LOOPBACK.test(host));
  if (isOpen || env.TRUSTED_PROXIES) return {};
  return { CONTROL: env.CONTROL || 'on', WORLDS: env.WORLDS || 'on', CONTROL_IN_PRODUCTION: 'yes-i-know' };
}
