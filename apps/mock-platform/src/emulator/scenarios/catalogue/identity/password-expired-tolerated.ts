import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const passwordExpiredTolerated = scenario({
  name: 'password-expired-tolerated',
  group: 'identity',
  title: { en: 'An expired password that nobody minds', es: 'Una contraseña vencida que se tolera' },
  description: {
    en: 'The operator does not force the change of an old password.',
    es: 'El operador no obliga a cambiar una contraseña vieja.',
  },
  lookAt: [{ en: 'After the login: nothing is asked', es: 'Tras iniciar sesión: no se pide nada' }],
  recipes: () => [operator.modulesOff('PWDEXPFORCECHANGE3'), member('antigua').expiredPassword()],
});
