import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const regionBlocked = scenario({
  name: 'region-blocked',
  group: 'operator',
  title: { en: 'Closed to the region', es: 'Cerrado para la región' },
  description: {
    en: 'Visitors are told that the site is not offered where they are.',
    es: 'Se avisa que el sitio no se ofrece donde está quien visita.',
  },
  lookAt: [
    { en: 'Any page: the visitor’s address is shown', es: 'Cualquier página: se muestra la dirección de quien visita' },
  ],
  recipes: () => [operator.regionBlocked()],
});
