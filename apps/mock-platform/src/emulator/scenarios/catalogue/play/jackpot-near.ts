import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const jackpotNear = scenario({
  name: 'jackpot-near',
  group: 'play',
  title: { en: 'A jackpot that has grown for months', es: 'Un gran bote que creció por meses' },
  description: {
    en: 'The pool holds almost five million; the next round that wins takes all of it.',
    es: 'El bote guarda casi cinco millones; la próxima ronda que lo gane se lo lleva todo.',
  },
  lookAt: [
    { en: 'Home: the jackpot, at its widest', es: 'Inicio: el gran bote, en su mayor tamaño' },
    {
      en: 'play force suerte --outcome jackpot, then one spin',
      es: 'play force suerte --outcome jackpot y luego un giro',
    },
  ],
  recipes: () => [operator.jackpot('4999999.90'), member('suerte').withBalance('2500.00')],
});
