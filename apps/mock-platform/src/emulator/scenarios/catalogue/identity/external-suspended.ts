import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const externalSuspended = scenario({
  name: 'external-suspended',
  group: 'identity',
  title: { en: 'A suspended account that is linked', es: 'Una cuenta suspendida y vinculada' },
  description: {
    en: 'Facebook says who it is, and the door stays closed.',
    es: 'Facebook dice quién es y la puerta sigue cerrada.',
  },
  lookAt: [{ en: 'Login by Facebook: what it says', es: 'Acceso con Facebook: lo que dice' }],
  recipes: () => [member('vedada').withExternal('facebook').withBalance('50.00').suspended()],
});
