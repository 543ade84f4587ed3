import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const loginLocked = scenario({
  name: 'login-locked',
  group: 'identity',
  title: { en: 'A locked login', es: 'Un inicio de sesión bloqueado' },
  description: {
    en: 'Ten logins failed from this machine; it opens after five minutes.',
    es: 'Fallaron diez inicios desde esta máquina; se abre en cinco minutos.',
  },
  lookAt: [
    { en: 'Login: the countdown', es: 'Inicio de sesión: la cuenta regresiva' },
    { en: 'Advance the clock by 5m', es: 'Adelanta el reloj 5m' },
  ],
  recipes: () => [member('cerrada').locked()],
});
