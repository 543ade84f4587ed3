import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const fewVendors = scenario({
  name: 'few-vendors',
  group: 'lobby',
  title: { en: 'Three vendors of slots', es: 'Tres proveedores de tragamonedas' },
  description: {
    en: 'All other vendors are gone, and with them every category but slots and fishing.',
    es: 'Ya no están los demás proveedores, ni más categorías que tragamonedas y pesca.',
  },
  lookAt: [
    { en: '/rng: three vendors', es: '/rng: tres proveedores' },
    { en: '/live: nothing to play yet', es: '/live: todavía nada que jugar' },
  ],
  recipes: () => [operator.vendors(3), member('pocos').withBalance('500.00')],
});
