import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const passwordDefault = scenario({
  name: 'password-default',
  group: 'identity',
  title: { en: 'The operator’s password', es: 'La contraseña del operador' },
  description: {
    en: 'The password is still the one that was given out; a new one is asked for.',
    es: 'La contraseña sigue siendo la entregada; se pide una nueva.',
  },
  lookAt: [{ en: 'After the login: change the password', es: 'Tras iniciar sesión: cambiar la contraseña' }],
  recipes: () => [member('inicia').defaultPassword()],
});
