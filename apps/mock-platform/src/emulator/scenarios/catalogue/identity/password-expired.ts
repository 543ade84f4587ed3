import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const passwordExpired = scenario({
  name: 'password-expired',
  group: 'identity',
  title: { en: 'A password that expired', es: 'Una contraseña vencida' },
  description: {
    en: 'Older than ninety days; a new one is asked for where the operator forces it.',
    es: 'Tiene más de noventa días; se pide una nueva donde el operador lo exige.',
  },
  lookAt: [{ en: 'After the login', es: 'Tras iniciar sesión' }],
  recipes: () => [member('vieja').expiredPassword()],
});
