import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const sessionsRevoked = scenario({
  name: 'sessions-revoked',
  group: 'identity',
  title: { en: 'Logged out everywhere', es: 'Sesiones cerradas en todas partes' },
  description: {
    en: 'All sessions were ended; the logins are still listed.',
    es: 'Todas las sesiones se cerraron; los inicios siguen en la lista.',
  },
  lookAt: [{ en: 'Security centre: logins', es: 'Centro de seguridad: inicios de sesión' }],
  recipes: () => [member('fuera').withRevokedSessions()],
});
