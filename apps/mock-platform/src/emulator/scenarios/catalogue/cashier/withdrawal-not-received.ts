import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const withdrawalNotReceived = scenario({
  name: 'withdrawal-not-received',
  group: 'cashier',
  title: { en: 'A withdrawal that is said never to have come', es: 'Un retiro que se reportó como no recibido' },
  description: {
    en: 'With its proof; the operator refunds it (approve) or refuses (reject).',
    es: 'Con su comprobante; el operador lo devuelve (approve) o lo rechaza (reject).',
  },
  lookAt: [{ en: 'Cashier: the history of withdrawals', es: 'Caja: el historial de retiros' }],
  recipes: () => [member('nadia').withWithdrawal('NOT_RECEIVED').withBalance('250.00')],
});
