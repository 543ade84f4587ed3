import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const freeSpinsWon = scenario({
  name: 'free-spins-won',
  group: 'play',
  title: { en: 'A round with free spins', es: 'Una ronda con giros gratis' },
  description: {
    en: 'The last round won free spins; its record draws every one of them.',
    es: 'La última ronda ganó giros gratis; su registro los dibuja todos.',
  },
  lookAt: [{ en: 'Records: the newest bet, spin by spin', es: 'Registros: la apuesta más nueva, giro por giro' }],
  recipes: () => [member('gira').withRound('free-spins')],
});
