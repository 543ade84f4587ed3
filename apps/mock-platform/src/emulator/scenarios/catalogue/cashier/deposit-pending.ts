import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const depositPending = scenario({
  name: 'deposit-pending',
  group: 'cashier',
  title: { en: 'A deposit that waits', es: 'Un depósito en espera' },
  description: {
    en: 'One order waits for its money; nothing confirms it by itself. Use the payment simulator.',
    es: 'Una orden espera su dinero; nada la confirma por sí sola. Usa el simulador de pagos.',
  },
  lookAt: [{ en: 'Cashier: the order and its countdown', es: 'Caja: la orden y su cuenta regresiva' }],
  recipes: () => [member('dora').withDeposit('PENDING', '500.00').withBalance('100.00')],
});
