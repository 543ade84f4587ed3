import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const elevenVendors = scenario({
  name: 'eleven-vendors',
  group: 'play',
  title: { en: 'Eleven vendors', es: 'Once proveedores' },
  description: {
    en: 'One more than the small list of vendors holds, so that the large one opens.',
    es: 'Uno más de los que caben en la lista chica, para que se abra la grande.',
  },
  lookAt: [{ en: 'Header: the list of vendors', es: 'Encabezado: la lista de proveedores' }],
  recipes: () => [operator.vendors(11), member('once').withBalance('500.00')],
});
