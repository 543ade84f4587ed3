import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const authenticatorBegun = scenario({
  name: 'authenticator-begun',
  group: 'identity',
  title: { en: 'An authenticator that was not finished', es: 'Una app de autenticación a medias' },
  description: {
    en: 'Its key was shown and no code typed yet: logins do not ask for it.',
    es: 'Se mostró su clave y falta el primer código: al entrar no se pide.',
  },
  lookAt: [{ en: 'Account security: the app is still off', es: 'Seguridad de la cuenta: la app sigue desactivada' }],
  recipes: () => [member('medio').withAuthenticatorBegun()],
});
