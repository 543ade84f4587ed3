import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const registrationByCode = scenario({
  name: 'registration-by-code',
  group: 'operator',
  title: { en: 'Registration without a password', es: 'Registro sin contraseña' },
  description: {
    en: 'The mobile number and the code that is sent there are enough.',
    es: 'Bastan el celular y el código que se le envía.',
  },
  lookAt: [
    { en: 'Registration: the code arrives in the SMS inbox', es: 'Registro: el código llega a la bandeja de SMS' },
  ],
  recipes: () => [operator.modulesOff('USERNAMEREG3', 'MOBILENUMPASSREG3'), operator.modulesOn('REGMOBVERF3')],
});
