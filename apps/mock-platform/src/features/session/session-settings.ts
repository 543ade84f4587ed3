import { z } from 'zod';
import { defineSetting } from '../../world/settings';

/** Work that a browser does before a login by password; `auto`: where the platform was started with it. */
export const HUMAN_CHECK = defineSetting(
  'humanCheck',
  z.object({
    mode: z.enum(['auto', 'on', 'off']),
    /** Iterations of one try. */
    cost: z.int().min(1).max(1_000_000),
    /** The most tries that it takes. */
    tries: z.int().min(1).max(100_000),
  }),
  { mode: 'auto', cost: 5_000, tries: 300 },
);

/** A login from an address that is not registered asks for a second step. */
export const UNREGISTERED_IP_STEP = defineSetting('unregisteredIpStep', z.boolean(), false);

const Network = z.object({
  /** An address and how many bits of it the network has in common. */
  range: z.union([z.cidrv4(), z.cidrv6()]),
  city: z.string().min(1),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
});

/** Where addresses are. All of them belong to documentation (RFC 5737, RFC 3849): nobody has them. */
export const NETWORKS = defineSetting('networks', z.array(Network), [
  { range: '192.0.2.0/25', city: 'Bogotá', country: 'CO' },
  { range: '198.51.100.0/25', city: 'Guadalajara', country: 'MX' },
  { range: '198.51.100.128/25', city: 'Tijuana', country: 'MX' },
  { range: '203.0.113.0/25', city: 'Ciudad de México', country: 'MX' },
  { range: '203.0.113.128/25', city: 'Monterrey', country: 'MX' },
  { range: '2001:db8:52::/48', city: 'Mérida', country: 'MX' },
]);
