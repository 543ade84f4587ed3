import { isIPv4 } from 'node:net';
import { z } from 'zod';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');

/** Address of the platform, and our credentials there. */
export const PLATFORM_VARIABLES = {
  PLATFORM_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4100'),
  /** Comma-separated hosts in a private network, where the platform may be reached without TLS. */
  PLAIN_HTTP_HOSTS: z
    .string()
    .default('')
    .transform((list) => list.split(',').map((host) => host.trim().toLowerCase())),
  /** `off` for a platform that knows no signatures. */
  SIGN_CALLS: onOff.default(true),
};

const Variables = z.object(PLATFORM_VARIABLES);

/** One line for each setting that would send passwords or tokens unencrypted over a public network. */
export function platformProblems({ PLATFORM_URL, PLAIN_HTTP_HOSTS }: z.output<typeof Variables>): string[] {
  const { protocol, hostname } = new URL(PLATFORM_URL);
  if (protocol === 'https:' || isLoopback(hostname) || PLAIN_HTTP_HOSTS.includes(hostname)) return [];
  return [
    `  PLATFORM_URL: ${hostname} would be reached without encryption; use https, or name the host in PLAIN_HTTP_HOSTS if the network between is your own`,
  ];
}

function isLoopback(hostname: string): boolean {
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '[::1]') return true;
  return isIPv4(hostname) && hostname.startsWith('127.');
}
