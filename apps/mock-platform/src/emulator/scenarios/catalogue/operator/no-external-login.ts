import { EXTERNAL_LOGINS } from '../../../../people/people-settings';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noExternalLogin = scenario({
  name: 'no-external-login',
  group: 'operator',
  title: { en: 'No login by other services', es: 'Sin acceso con otros servicios' },
  description: {
    en: 'Google, Facebook and LINE are not offered; whoever linked one logs in otherwise.',
    es: 'No se ofrecen Google, Facebook ni LINE; quien vinculó alguno entra de otra forma.',
  },
  lookAt: [
    { en: 'Login and registration: no buttons', es: 'Acceso y registro: sin botones' },
    { en: 'Account security: what is linked can only be unlinked', es: 'Seguridad: lo vinculado solo se desvincula' },
  ],
  recipes: () => [operator.setting(EXTERNAL_LOGINS, () => [])],
});
