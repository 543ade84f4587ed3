import { frozenClock } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const promotionsOver = scenario({
  name: 'promotions-over',
  group: 'operator',
  title: { en: 'Promotions that are over', es: 'Promociones terminadas' },
  description: {
    en: 'The clock stands half a year on: what was to come is open or over.',
    es: 'El reloj está medio año adelante: lo que venía ya abrió o terminó.',
  },
  lookAt: [{ en: 'Promotions: closed ones', es: 'Promociones: las terminadas' }],
  recipes: () => [frozenClock('2027-06-01T18:00:00Z')],
});
