import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const depositHistory = scenario({
  name: 'deposit-history',
  group: 'cashier',
  title: { en: 'Deposits of every kind', es: 'Depósitos de todo tipo' },
  description: {
    en: 'Confirmed through several channels, with fees, and one of each that failed.',
    es: 'Confirmados por varios canales, con comisiones, y uno de cada tipo que falló.',
  },
  lookAt: [
    { en: 'Cashier: deposit history with its filters', es: 'Caja: historial de depósitos con sus filtros' },
    { en: 'Account record: credit and fee as two movements', es: 'Movimientos: abono y comisión por separado' },
  ],
  recipes: () => [
    member('dora')
      .withDeposit('EXPIRED', '300.00', 'cash')
      .withDeposit('CONFIRMED', '1000.00', 'spei')
      .withDeposit('CONFIRMED', '850.00', 'wallet')
      .withDeposit('REJECTED', '400.00', 'crypto')
      .withDeposit('CONFIRMED', '2500.00', 'card'),
  ],
});
