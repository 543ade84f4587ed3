import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const bigWinner = scenario({
  name: 'big-winner',
  group: 'play',
  title: { en: 'A large win just now', es: 'Un gran premio hace un momento' },
  description: {
    en: 'The last round paid ten times its stake or more.',
    es: 'La última ronda pagó diez veces la apuesta o más.',
  },
  lookAt: [{ en: 'Records: the newest bet', es: 'Registros: la apuesta más nueva' }],
  recipes: () => [member('suerte').withBets(5).withRound('big-win')],
});
