import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const oneLotteryVendor = scenario({
  name: 'one-lottery-vendor',
  group: 'play',
  title: { en: 'One vendor of lotteries', es: 'Un proveedor de loterías' },
  description: {
    en: 'A single lottery vendor and no SEA lottery.',
    es: 'Un solo proveedor de loterías y sin lotería SEA.',
  },
  lookAt: [
    {
      en: 'Navigation: lottery leads to the draws of its vendor',
      es: 'Navegación: lotería lleva a los sorteos de su proveedor',
    },
  ],
  recipes: () => [operator.vendors(31), member('suerte').withBalance('500.00')],
});
