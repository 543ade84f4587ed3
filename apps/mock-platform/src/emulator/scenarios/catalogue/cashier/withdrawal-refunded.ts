import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const withdrawalRefunded = scenario({
  name: 'withdrawal-refunded',
  group: 'cashier',
  title: { en: 'A withdrawal that was refunded', es: 'Un retiro devuelto' },
  description: {
    en: 'It never came: amount and fee are back, and a message says so.',
    es: 'Nunca llegó: el monto y la comisión volvieron y un mensaje lo dice.',
  },
  lookAt: [{ en: 'Cashier: history; the account record', es: 'Caja: historial; los movimientos' }],
  recipes: () => [member('remi').withWithdrawal('REFUNDED').withBalance('650.00')],
});
