import { STRANGERS } from '../../../../identity/strangers';
import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const externalStranger = scenario({
  name: 'external-stranger',
  group: 'identity',
  title: { en: 'Somebody new at the services', es: 'Alguien nuevo en los servicios' },
  description: {
    en: 'Noé has accounts at Google, Facebook and LINE and none here: they end in a registration, although a member has the same address.',
    es: 'Noé tiene cuenta en Google, Facebook y LINE y aquí ninguna: termina en el registro, aunque alguien aquí tenga el mismo correo.',
  },
  lookAt: [
    { en: 'Login by Google, as Noé: the registration', es: 'Acceso con Google, como Noé: el registro' },
    { en: 'The same once more: it logs in', es: 'Lo mismo otra vez: entra' },
  ],
  recipes: () => [
    operator.setting(STRANGERS, (present) => [
      { subject: 'noe', name: 'Noé Nuevo', email: 'noe@correo.example', emailVerified: true },
      ...present,
    ]),
    member('tocaya').withEmail('noe@correo.example').as('Has the same address', 'Tiene el mismo correo'),
  ],
});
