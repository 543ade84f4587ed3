import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const passwordNone = scenario({
  name: 'password-none',
  group: 'identity',
  title: { en: 'A player without a password', es: 'Alguien sin contraseña' },
  description: {
    en: 'Google or a code by SMS opens the account; ten minutes later what protects it changes only after another proof.',
    es: 'Google o un código SMS abren la cuenta; diez minutos después, lo que la protege solo cambia con otra comprobación.',
  },
  lookAt: [
    { en: 'Advance the clock by 11m, then bind an address', es: 'Adelanta el reloj 11m y vincula un correo' },
    { en: 'Account security: create a password', es: 'Seguridad de la cuenta: crear una contraseña' },
  ],
  recipes: () => [member('libre').withoutPassword().withExternal('google').withBalance('480.00')],
});
