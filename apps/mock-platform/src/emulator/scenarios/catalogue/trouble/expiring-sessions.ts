import { member } from '../../recipes/member';
import { faults } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const expiringSessions = scenario({
  name: 'expiring-sessions',
  group: 'trouble',
  title: { en: 'Sessions that end at any moment', es: 'Sesiones que terminan en cualquier momento' },
  description: {
    en: 'One in ten calls finds that its token has ended.',
    es: 'Una de cada diez llamadas descubre que su sesión terminó.',
  },
  lookAt: [{ en: 'Anything that was typed must stay', es: 'Lo que se escribió debe quedarse' }],
  recipes: () => [member('fugaz').withBalance('800.00'), faults('expiring-sessions')],
});
