import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const depositsAtTheLimit = scenario({
  name: 'deposits-at-the-limit',
  group: 'cashier',
  title: { en: 'As many open deposits as allowed', es: 'Todos los depósitos abiertos permitidos' },
  description: { en: 'Five orders wait; a sixth is refused.', es: 'Cinco órdenes esperan; la sexta se rechaza.' },
  lookAt: [{ en: 'Cashier: a new deposit', es: 'Caja: un depósito nuevo' }],
  recipes: () => [
    member('dora')
      .withDeposit('PENDING', '100.00')
      .withDeposit('PENDING', '200.00')
      .withDeposit('PENDING', '300.00', 'cash')
      .withDeposit('PENDING', '400.00', 'wallet')
      .withDeposit('PENDING', '500.00', 'crypto'),
  ],
});
