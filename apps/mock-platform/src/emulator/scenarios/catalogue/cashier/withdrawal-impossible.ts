import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const withdrawalImpossible = scenario({
  name: 'withdrawal-impossible',
  group: 'cashier',
  title: { en: 'Nothing may be taken out', es: 'No se puede retirar nada' },
  description: {
    en: 'A deposit was not staked yet, and there is no payment password.',
    es: 'Falta apostar un depósito y no hay contraseña de pago.',
  },
  lookAt: [{ en: 'Cashier: what a withdrawal asks for first', es: 'Caja: lo que un retiro pide antes' }],
  recipes: () => [member('rita').withoutPaymentPassword().withDeposit('CONFIRMED', '1000.00').withBankAccount()],
});
