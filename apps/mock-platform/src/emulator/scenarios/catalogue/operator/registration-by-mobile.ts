import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const registrationByMobile = scenario({
  name: 'registration-by-mobile',
  group: 'operator',
  title: { en: 'Registration by mobile alone', es: 'Registro solo por celular' },
  description: {
    en: 'Mobile number with an SMS code and a password; no user name.',
    es: 'Celular con código SMS y contraseña; sin usuario.',
  },
  lookAt: [
    { en: 'Registration: the code arrives in the SMS inbox', es: 'Registro: el código llega a la bandeja de SMS' },
  ],
  recipes: () => [operator.modulesOff('USERNAMEREG3'), operator.modulesOn('REGMOBVERF3')],
});
