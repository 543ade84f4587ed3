import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const manySessions = scenario({
  name: 'many-sessions',
  group: 'identity',
  title: { en: 'Logged in on three devices', es: 'Sesión en tres dispositivos' },
  description: {
    en: 'Three sessions are open elsewhere, with the messages that told of them.',
    es: 'Hay tres sesiones abiertas en otros dispositivos, con los mensajes que avisaron.',
  },
  lookAt: [{ en: 'Security centre: sessions and logins', es: 'Centro de seguridad: sesiones e inicios' }],
  recipes: () => [member('triple').withSessions()],
});
