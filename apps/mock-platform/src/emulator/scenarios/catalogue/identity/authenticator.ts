import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const authenticator = scenario({
  name: 'authenticator',
  group: 'identity',
  title: { en: 'A login with an authenticator', es: 'Acceso con app de autenticación' },
  description: {
    en: 'Every login asks for a code of the app, or for a recovery code.',
    es: 'Cada acceso pide un código de la app, o uno de recuperación.',
  },
  lookAt: [{ en: 'Login: the second step', es: 'Acceso: el segundo paso' }],
  recipes: () => [member('tomas').withAuthenticator().withBalance('650.00')],
});
