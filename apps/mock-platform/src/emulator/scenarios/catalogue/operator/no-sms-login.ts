import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noSmsLogin = scenario({
  name: 'no-sms-login',
  group: 'operator',
  title: { en: 'No login by SMS', es: 'Sin inicio por SMS' },
  description: { en: 'User name and password alone open the door.', es: 'Solo usuario y contraseña abren la puerta.' },
  lookAt: [{ en: 'Login: the tabs', es: 'Inicio de sesión: las pestañas' }],
  recipes: () => [operator.modulesOff('MOBILEVERCODELOGIN3'), member('lola').withBalance('250.00')],
});
