import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const registrationByUsername = scenario({
  name: 'registration-by-username',
  group: 'operator',
  title: { en: 'Registration by user name alone', es: 'Registro solo por usuario' },
  description: {
    en: 'No mobile number is asked for first.',
    es: 'No se pide primero el celular.',
  },
  lookAt: [{ en: 'Registration: user name and password', es: 'Registro: usuario y contraseña' }],
  recipes: () => [operator.modulesOff('MOBILENUMREG3')],
});
