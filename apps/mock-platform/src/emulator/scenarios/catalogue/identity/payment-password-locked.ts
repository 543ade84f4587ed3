import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const paymentPasswordLocked = scenario({
  name: 'payment-password-locked',
  group: 'identity',
  title: { en: 'A locked payment password', es: 'Una contraseña de pago bloqueada' },
  description: {
    en: 'Typed wrongly five times; it opens after five minutes.',
    es: 'Se escribió mal cinco veces; se abre en cinco minutos.',
  },
  lookAt: [{ en: 'Cashier: a withdrawal', es: 'Caja: un retiro' }],
  recipes: () => [member('olvida').withBankAccount().withBalance('900.00').paymentLocked()],
});
