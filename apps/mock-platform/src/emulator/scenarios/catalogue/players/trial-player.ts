import { trial } from '../../recipes/trial';
import { scenario } from '../../scenario';

export const trialPlayer = scenario({
  name: 'trial-player',
  group: 'players',
  title: { en: 'A trial account', es: 'Una cuenta de prueba' },
  description: {
    en: 'Plays with practice money and is refused wherever real money is meant.',
    es: 'Juega con saldo de práctica y se le rechaza donde se trata de dinero real.',
  },
  lookAt: [
    { en: 'Any game with a trial', es: 'Cualquier juego con modo de prueba' },
    { en: 'Member centre: what a trial may not do', es: 'Centro de miembros: lo que una prueba no puede' },
  ],
  recipes: () => [trial('prueba')],
});
