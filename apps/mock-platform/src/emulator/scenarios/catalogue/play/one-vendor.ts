import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const oneVendor = scenario({
  name: 'one-vendor',
  group: 'play',
  title: { en: 'A single vendor', es: 'Un solo proveedor' },
  description: {
    en: 'The catalogue of one vendor; menus and filters have next to nothing to choose from.',
    es: 'El catálogo de un proveedor; menús y filtros casi no tienen de dónde elegir.',
  },
  lookAt: [{ en: 'Lobby: vendor filter', es: 'Sala: filtro de proveedores' }],
  recipes: () => [operator.vendors(1), member('uno').withBalance('500.00')],
});
