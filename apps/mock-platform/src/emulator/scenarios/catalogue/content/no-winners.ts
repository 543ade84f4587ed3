import { frozenAhead } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noWinners = scenario({
  name: 'no-winners',
  group: 'content',
  title: { en: 'Nobody has won of late', es: 'Nadie ha ganado últimamente' },
  description: {
    en: 'The clock stands 40 days on; the board has forgotten all wins.',
    es: 'El reloj está 40 días adelante; el tablero olvidó todos los premios.',
  },
  lookAt: [{ en: 'Home: the board without winners', es: 'Inicio: el tablero sin ganadores' }],
  recipes: () => [frozenAhead(40)],
});
