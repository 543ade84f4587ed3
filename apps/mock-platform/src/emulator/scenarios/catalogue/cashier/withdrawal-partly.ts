import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const withdrawalPartly = scenario({
  name: 'withdrawal-partly',
  group: 'cashier',
  title: { en: 'A withdrawal that arrived in part', es: 'Un retiro que llegó en parte' },
  description: {
    en: 'Half was paid, and what was kept back returned to the balance.',
    es: 'Se pagó la mitad y lo que faltó volvió al saldo.',
  },
  lookAt: [
    { en: 'Cashier: withdrawals', es: 'Caja: retiros' },
    { en: 'Account record: hold, settlement and release', es: 'Movimientos: retención, liquidación y devolución' },
  ],
  recipes: () => [member('rita').withWithdrawal('CONFIRMED_PARTLY')],
});
