import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const vipTop = scenario({
  name: 'vip-top',
  group: 'benefits',
  title: { en: 'The highest VIP level', es: 'El nivel VIP más alto' },
  description: {
    en: 'Nothing is left to reach; amounts are as large as they get.',
    es: 'No queda nivel por alcanzar; las cantidades son las más grandes.',
  },
  lookAt: [{ en: 'VIP: what it says at the end of the ladder', es: 'VIP: lo que dice al final de la escalera' }],
  recipes: () => [member('sol').vip(8).withBalance('750000.00')],
});
