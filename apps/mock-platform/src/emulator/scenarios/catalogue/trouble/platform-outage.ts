import { faults } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const platformOutage = scenario({
  name: 'platform-outage',
  group: 'trouble',
  title: { en: 'The platform is down', es: 'La plataforma está caída' },
  description: { en: 'Everything answers 503.', es: 'Todo contesta 503.' },
  lookAt: [{ en: 'Any page: what people are told', es: 'Cualquier página: lo que se le dice a la gente' }],
  recipes: () => [faults('platform-outage')],
});
