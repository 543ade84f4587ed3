import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const externalKnown = scenario({
  name: 'external-known',
  group: 'identity',
  title: { en: 'Linked to other services', es: 'Vinculada a otros servicios' },
  description: {
    en: 'Google and LINE open the account; at Google it is chosen by its name.',
    es: 'Google y LINE abren la cuenta; en Google se elige por su nombre.',
  },
  lookAt: [
    { en: 'Login: the button, and the service’s page', es: 'Acceso: el botón y la página del servicio' },
    { en: 'Account security: linked accounts', es: 'Seguridad: cuentas vinculadas' },
  ],
  recipes: () => [
    member('gala').withEmail('gala@correo.example').withExternal('google').withExternal('line').withBalance('720.00'),
  ],
});
