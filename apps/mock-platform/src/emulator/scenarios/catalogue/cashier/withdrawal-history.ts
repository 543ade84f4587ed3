import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const withdrawalHistory = scenario({
  name: 'withdrawal-history',
  group: 'cashier',
  title: { en: 'Withdrawals that are over', es: 'Retiros concluidos' },
  description: {
    en: 'One received in full and one rejected, besides one of today that may be the last.',
    es: 'Uno recibido completo y uno rechazado, además de uno de hoy que puede ser el último.',
  },
  lookAt: [
    { en: 'Cashier: withdrawals', es: 'Caja: retiros' },
    { en: 'Cashier: requests left today', es: 'Caja: solicitudes que quedan hoy' },
  ],
  recipes: () => [
    member('rita').withWithdrawal('CONFIRMED_FULL').withWithdrawal('REJECTED').withWithdrawal('REQUESTED'),
  ],
});
