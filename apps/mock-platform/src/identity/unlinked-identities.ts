import { z } from 'zod';
import { defineSetting } from '../world/settings';

export const Stranger = z.object({
  /** The service's own name for them is this one after the service's. */
  subject: z.string().min(1),
  name: z.string().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
});

export type Stranger = z.output<typeof Stranger>;

/** People whose accounts at the services open nothing until somebody registers with them or links them. */
export const UNLINKED_IDENTITIES = defineSetting('strangers', z.array(Stranger), [
  { subject: 'nadia', name: 'Nadia Nueva', email: 'nadia@correo.example', emailVerified: true },
  { subject: 'victor', name: 'Víctor Verifica', email: 'victor@correo.example', emailVerified: false },
  { subject: 'reserva', name: null, email: null, emailVerified: false },
]);
