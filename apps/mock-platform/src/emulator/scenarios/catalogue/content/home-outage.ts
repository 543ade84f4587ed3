import { faults } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const homeOutage = scenario({
  name: 'home-outage',
  group: 'content',
  title: { en: 'Every part of home fails', es: 'Falla cada parte del inicio' },
  description: {
    en: 'What home asks for answers 503; the rest of the platform works.',
    es: 'Lo que pide el inicio contesta 503; el resto de la plataforma funciona.',
  },
  lookAt: [
    { en: 'Home: each part says so and can be tried again', es: 'Inicio: cada parte lo dice y se puede reintentar' },
  ],
  recipes: () => [faults('home-outage')],
});
