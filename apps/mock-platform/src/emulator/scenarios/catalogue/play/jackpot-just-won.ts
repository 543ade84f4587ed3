import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const jackpotJustWon = scenario({
  name: 'jackpot-just-won',
  group: 'play',
  title: { en: 'The jackpot was won a moment ago', es: 'El gran bote acaba de salir' },
  description: {
    en: 'The last round won the pool, which begins anew with what the house puts in.',
    es: 'La última ronda se llevó el bote, que empieza de nuevo con lo que pone la casa.',
  },
  lookAt: [
    { en: 'Home: who won it last, and the board of winners', es: 'Inicio: quién lo ganó y el tablero de ganadores' },
    { en: 'Records: the newest bet and the movements', es: 'Registros: la apuesta más nueva y los movimientos' },
  ],
  recipes: () => [member('bote').withBets(6).withRound('jackpot')],
});
