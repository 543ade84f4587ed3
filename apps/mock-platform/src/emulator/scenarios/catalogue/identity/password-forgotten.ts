import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const passwordForgotten = scenario({
  name: 'password-forgotten',
  group: 'identity',
  title: { en: 'A forgotten password', es: 'Una contraseña olvidada' },
  description: {
    en: 'The link to a new password waits in the mail, for thirty minutes of the world.',
    es: 'El enlace para elegir otra espera en el correo, durante treinta minutos del mundo.',
  },
  lookAt: [
    { en: 'Inbox: the mail and its link', es: 'Bandeja: el correo y su enlace' },
    {
      en: 'The page behind the link, used once and once more',
      es: 'La página del enlace, la primera vez y la segunda',
    },
  ],
  recipes: () => [member('olga').withEmail('olga@correo.example').withPasswordLink().withBalance('300.00')],
});
