import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noTrial = scenario({
  name: 'no-trial',
  group: 'operator',
  title: { en: 'No free play', es: 'Sin juego de prueba' },
  description: { en: 'Trial accounts are not offered.', es: 'No se ofrecen cuentas de prueba.' },
  lookAt: [{ en: 'Login: no way to try for free', es: 'Inicio de sesión: no se puede probar gratis' }],
  recipes: () => [operator.modulesOff('FREEPLAY3')],
});
