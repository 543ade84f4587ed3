import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const bonusLapsed = scenario({
  name: 'bonus-lapsed',
  group: 'benefits',
  title: { en: 'A bonus that lapsed', es: 'Un bono vencido' },
  description: {
    en: 'The bonus of last month was never claimed and cannot be any more.',
    es: 'El bono del mes pasado no se reclamó y ya no se puede.',
  },
  lookAt: [{ en: 'VIP: only what still holds can be claimed', es: 'VIP: solo se reclama lo vigente' }],
  recipes: () => [member('tarde').vip(4).withLapsedBonus().withBalance('80.00')],
});
