import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const accountSuspended = scenario({
  name: 'account-suspended',
  group: 'identity',
  title: { en: 'A suspended account', es: 'Una cuenta suspendida' },
  description: {
    en: 'The password is right, and the door stays closed.',
    es: 'La contraseña es correcta y la puerta sigue cerrada.',
  },
  lookAt: [{ en: 'Login: what it says', es: 'Inicio de sesión: lo que dice' }],
  recipes: () => [member('vetada').withBalance('50.00').suspended()],
});
