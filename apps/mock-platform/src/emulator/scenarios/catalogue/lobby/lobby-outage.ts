import { faults } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const lobbyOutage = scenario({
  name: 'lobby-outage',
  group: 'lobby',
  title: { en: 'The catalogue does not answer', es: 'El catálogo no contesta' },
  description: {
    en: 'Lists, searches and the details of games answer 503; what was opened before still shows.',
    es: 'Las listas, las búsquedas y los detalles de los juegos contestan 503; lo abierto antes se sigue viendo.',
  },
  lookAt: [
    { en: '/rng: the list says so and can be tried again', es: '/rng: la lista lo dice y se puede reintentar' },
    { en: '/rng?game=g010001: the details of a game', es: '/rng?game=g010001: los detalles de un juego' },
  ],
  recipes: () => [faults('lobby-outage')],
});
