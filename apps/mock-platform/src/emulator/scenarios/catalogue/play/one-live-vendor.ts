import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const oneLiveVendor = scenario({
  name: 'one-live-vendor',
  group: 'play',
  title: { en: 'One vendor of live tables', es: 'Un proveedor de mesas en vivo' },
  description: {
    en: 'Live casino has a single vendor, whose games stand in a list.',
    es: 'El casino en vivo tiene un solo proveedor, cuyos juegos están en una lista.',
  },
  lookAt: [
    {
      en: 'Navigation: live casino leads to the list of its vendor',
      es: 'Navegación: el casino en vivo lleva a la lista de su proveedor',
    },
  ],
  recipes: () => [operator.vendors(13), member('viva').withBalance('500.00')],
});
