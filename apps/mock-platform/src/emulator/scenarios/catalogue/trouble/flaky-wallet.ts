import { member } from '../../recipes/member';
import { faults } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const flakyWallet = scenario({
  name: 'flaky-wallet',
  group: 'trouble',
  title: { en: 'A wallet that cannot be trusted', es: 'Una cartera poco confiable' },
  description: {
    en: 'Balances lag or fail, and answers of money calls are lost after the money moved.',
    es: 'Los saldos fallan o se atrasan y se pierden respuestas después de mover el dinero.',
  },
  lookAt: [
    {
      en: 'Deposit, withdraw, convert: each must happen once',
      es: 'Depositar, retirar, convertir: cada cosa una sola vez',
    },
  ],
  recipes: () => [
    member('duda').withBankAccount().vip(2).withPoints(20_000).withBalance('3000.00'),
    faults('flaky-wallet'),
  ],
});
