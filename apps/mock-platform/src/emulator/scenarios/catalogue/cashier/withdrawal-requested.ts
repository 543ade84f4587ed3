import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const withdrawalRequested = scenario({
  name: 'withdrawal-requested',
  group: 'cashier',
  title: { en: 'A withdrawal was asked for', es: 'Un retiro solicitado' },
  description: {
    en: 'The money is held, and nobody has looked at it yet.',
    es: 'El dinero está retenido y nadie lo ha revisado.',
  },
  lookAt: [
    { en: 'Cashier: withdrawals', es: 'Caja: retiros' },
    { en: 'Balance: less by what is held', es: 'Saldo: menos lo retenido' },
  ],
  recipes: () => [member('rita').withWithdrawal('REQUESTED').withBalance('600.00')],
});
