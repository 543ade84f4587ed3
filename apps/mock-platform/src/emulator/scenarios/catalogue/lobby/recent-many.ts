import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const recentMany = scenario({
  name: 'recent-many',
  group: 'lobby',
  title: { en: 'A long list of games played lately', es: 'Una lista larga de juegos recientes' },
  description: {
    en: '120 games played lately, seven pages of them.',
    es: '120 juegos recientes, siete páginas.',
  },
  lookAt: [
    { en: '/recent: turn the pages', es: '/recent: pasar las páginas' },
    { en: 'Slots: recent ones only', es: 'Tragamonedas: solo los recientes' },
  ],
  recipes: () => [member('inquieto').withRecent(120).withBalance('650.00')],
});
