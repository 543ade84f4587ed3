import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const registrationClosed = scenario({
  name: 'registration-closed',
  group: 'operator',
  title: { en: 'Registration closed', es: 'Registro cerrado' },
  description: { en: 'Neither way of registering is on.', es: 'Ninguna forma de registro está encendida.' },
  lookAt: [{ en: 'Registration', es: 'Registro' }],
  recipes: () => [operator.modulesOff('USERNAMEREG3', 'MOBILENUMREG3')],
});
