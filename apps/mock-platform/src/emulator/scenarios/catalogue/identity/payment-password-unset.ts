import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const paymentPasswordUnset = scenario({
  name: 'payment-password-unset',
  group: 'identity',
  title: { en: 'No payment password yet', es: 'Sin contraseña de pago' },
  description: { en: 'It has to be set before money leaves.', es: 'Hay que definirla antes de que salga dinero.' },
  lookAt: [
    { en: 'Security centre', es: 'Centro de seguridad' },
    { en: 'Cashier: a withdrawal', es: 'Caja: un retiro' },
  ],
  recipes: () => [member('falta').withoutPaymentPassword().withBalance('900.00')],
});
