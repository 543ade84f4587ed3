import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noVendors = scenario({
  name: 'no-vendors',
  group: 'play',
  title: { en: 'No games at all', es: 'Ningún juego' },
  description: { en: 'The catalogue is empty.', es: 'El catálogo está vacío.' },
  lookAt: [
    { en: 'Home and lobby: what they say when there is nothing', es: 'Inicio y sala: lo que dicen cuando no hay nada' },
  ],
  recipes: () => [operator.vendors(0), member('nada').withBalance('500.00')],
});
