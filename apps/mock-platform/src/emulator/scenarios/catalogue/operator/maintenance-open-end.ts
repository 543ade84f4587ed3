import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const maintenanceOpenEnd = scenario({
  name: 'maintenance-open-end',
  group: 'operator',
  title: { en: 'Maintenance without an end', es: 'Mantenimiento sin fin anunciado' },
  description: {
    en: 'Closed until somebody opens it; no countdown.',
    es: 'Cerrado hasta que alguien abra; sin cuenta regresiva.',
  },
  lookAt: [{ en: 'Any page', es: 'Cualquier página' }],
  recipes: () => [operator.maintenance()],
});
