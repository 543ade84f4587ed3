import { frozenAhead } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const promotionsOver = scenario({
  name: 'promotions-over',
  group: 'operator',
  title: { en: 'Promotions that are over', es: 'Promociones terminadas' },
  description: {
    en: 'The clock stands 110 days on: what was to come is open or over.',
    es: 'El reloj está 110 días adelante: lo que venía ya abrió o terminó.',
  },
  lookAt: [{ en: 'Promotions: closed ones', es: 'Promociones: las terminadas' }],
  recipes: () => [frozenAhead(110)],
});
