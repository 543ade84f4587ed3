import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const captchaDue = scenario({
  name: 'captcha-due',
  group: 'identity',
  title: { en: 'A captcha at the next login', es: 'Un captcha en el próximo inicio' },
  description: { en: 'Three logins failed from this machine.', es: 'Fallaron tres inicios desde esta máquina.' },
  lookAt: [
    {
      en: 'Login: the picture; its answer is in the inbox',
      es: 'Inicio de sesión: la imagen; su respuesta está en la bandeja',
    },
  ],
  recipes: () => [member('capi').captchaDue().withBalance('100.00')],
});
