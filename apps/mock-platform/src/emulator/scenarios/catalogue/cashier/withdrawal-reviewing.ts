import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const withdrawalReviewing = scenario({
  name: 'withdrawal-reviewing',
  group: 'cashier',
  title: { en: 'A withdrawal in review', es: 'Un retiro en revisión' },
  description: {
    en: 'The operator looks at it; pay or reject it with the payment simulator.',
    es: 'El operador lo revisa; págalo o recházalo con el simulador de pagos.',
  },
  lookAt: [{ en: 'Cashier: withdrawals', es: 'Caja: retiros' }],
  recipes: () => [member('rita').withWithdrawal('REVIEWING').withBalance('600.00')],
});
