import { HUMAN_CHECK } from '../../../../features/session';
import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const humanCheck = scenario({
  name: 'human-check',
  group: 'identity',
  title: { en: 'Work before the login', es: 'Comprobación antes de entrar' },
  description: {
    en: 'The browser works a moment before every login by password; without that none is looked at.',
    es: 'El navegador trabaja un momento antes de cada acceso con contraseña; sin eso no se revisa ninguno.',
  },
  lookAt: [
    { en: 'Login by password, right and wrong', es: 'Acceso con contraseña, buena y mala' },
    { en: 'Login by SMS, which is spared', es: 'Acceso por SMS, que no la pide' },
  ],
  recipes: () => [
    operator.setting(HUMAN_CHECK, () => ({ mode: 'on' as const, cost: 200, tries: 30 })),
    member('hugo').withBalance('400.00'),
  ],
});
