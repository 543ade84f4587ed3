import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const withdrawalPaid = scenario({
  name: 'withdrawal-paid',
  group: 'cashier',
  title: { en: 'A withdrawal that was paid', es: 'Un retiro pagado' },
  description: {
    en: 'The member is asked whether all of it arrived; without an answer it counts as received after a day.',
    es: 'Se pregunta si llegó todo; sin respuesta, en un día se da por recibido.',
  },
  lookAt: [
    { en: 'Cashier: confirm the receipt, in full or in part', es: 'Caja: confirmar la recepción, total o parcial' },
  ],
  recipes: () => [member('rita').withWithdrawal('PAID').withBalance('250.00')],
});
