import { z } from 'zod';

const Network = z.object({
  /** An address and how many bits of it the network has in common. */
  range: z.union([z.cidrv4(), z.cidrv6()]),
  city: z.string().min(1),
  /** ISO 3166-1, two letters. */
  country: z.string().regex(/^[A-Z]{2}$/),
});

const Stranger = z.object({
  /** The service's own name for them is this one after the service's. */
  subject: z.string().min(1),
  name: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
});

/** What lies outside the platform: who has which addresses, and who has an account at another service. */
export const OUTSIDE_SETTINGS = {
  /** Where addresses are. All of them belong to documentation (RFC 5737, RFC 3849): nobody has them. */
  networks: {
    schema: z.array(Network),
    initial: [
      { range: '192.0.2.0/25', city: 'Bogotá', country: 'CO' },
      { range: '198.51.100.0/25', city: 'Guadalajara', country: 'MX' },
      { range: '198.51.100.128/25', city: 'Tijuana', country: 'MX' },
      { range: '203.0.113.0/25', city: 'Ciudad de México', country: 'MX' },
      { range: '203.0.113.128/25', city: 'Monterrey', country: 'MX' },
      { range: '2001:db8:52::/48', city: 'Mérida', country: 'MX' },
    ],
  },
  /** People whose accounts at the services open nothing until somebody registers with them or links them. */
  strangers: {
    schema: z.array(Stranger),
    initial: [
      { subject: 'nadia', name: 'Nadia Nueva', email: 'nadia@correo.example', emailVerified: true },
      { subject: 'victor', name: 'Víctor Verifica', email: 'victor@correo.example', emailVerified: false },
      { subject: 'reserva', name: null, email: null, emailVerified: false },
    ],
  },
} as const;
