import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const oneSportsVendor = scenario({
  name: 'one-sports-vendor',
  group: 'play',
  title: { en: 'One vendor of sports', es: 'Un proveedor de deportes' },
  description: {
    en: 'Sports has a single vendor, which is launched without a page in between.',
    es: 'Deportes tiene un solo proveedor, que se abre sin página intermedia.',
  },
  lookAt: [
    {
      en: 'Navigation: sports starts at once, for visitors after they log in',
      es: 'Navegación: deportes inicia de inmediato; para visitantes, después de entrar',
    },
  ],
  recipes: () => [operator.vendors(19), member('goles').withBalance('500.00')],
});
