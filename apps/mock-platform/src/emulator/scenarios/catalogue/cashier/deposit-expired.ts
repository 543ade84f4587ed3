import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const depositExpired = scenario({
  name: 'deposit-expired',
  group: 'cashier',
  title: { en: 'A deposit that nobody paid', es: 'Un depósito que nadie pagó' },
  description: { en: 'The order ran out of time four days ago.', es: 'La orden venció hace unos días.' },
  lookAt: [{ en: 'Cashier: deposit history', es: 'Caja: historial de depósitos' }],
  recipes: () => [member('dora').withDeposit('EXPIRED', '300.00', 'cash')],
});
