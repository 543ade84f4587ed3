import { member } from '../../recipes/member';
import { faults } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const badMobileNetwork = scenario({
  name: 'bad-mobile-network',
  group: 'trouble',
  title: { en: 'A bad mobile network', es: 'Una mala red móvil' },
  description: {
    en: 'Slow, uneven, and now and then an answer is lost.',
    es: 'Lenta, irregular, y a veces se pierde una respuesta.',
  },
  lookAt: [
    { en: 'Anything that costs money: it must happen once', es: 'Todo lo que cuesta: debe ocurrir una sola vez' },
  ],
  recipes: () => [member('lenta').withBankAccount().withBalance('2000.00'), faults('bad-mobile-network')],
});
