import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const maintenance = scenario({
  name: 'maintenance',
  group: 'operator',
  title: { en: 'Maintenance for half an hour', es: 'Mantenimiento por media hora' },
  description: {
    en: 'Closed, with a countdown; it opens by itself.',
    es: 'Cerrado, con cuenta regresiva; abre por sí solo.',
  },
  lookAt: [
    { en: 'Any page', es: 'Cualquier página' },
    { en: 'Advance the clock by 31m', es: 'Adelanta el reloj 31m' },
  ],
  recipes: () => [operator.maintenance(30)],
});
