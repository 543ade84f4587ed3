import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const depositRejected = scenario({
  name: 'deposit-rejected',
  group: 'cashier',
  title: { en: 'A deposit that was rejected', es: 'Un depósito rechazado' },
  description: { en: 'The bank said no; nothing came in.', es: 'El banco dijo que no; no entró nada.' },
  lookAt: [{ en: 'Cashier: deposit history', es: 'Caja: historial de depósitos' }],
  recipes: () => [member('dora').withDeposit('REJECTED', '750.00', 'crypto')],
});
