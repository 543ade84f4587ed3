import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const externalAuthenticator = scenario({
  name: 'external-authenticator',
  group: 'identity',
  title: { en: 'Linked, with an authenticator', es: 'Vinculada y con app de autenticación' },
  description: {
    en: 'After Google a code of the app is asked for, as after the password.',
    es: 'Después de Google se pide un código de la app, igual que con la contraseña.',
  },
  lookAt: [{ en: 'Login by Google: the second step', es: 'Acceso con Google: el segundo paso' }],
  recipes: () => [member('doble').withAuthenticator().withExternal('google').withBalance('310.00')],
});
