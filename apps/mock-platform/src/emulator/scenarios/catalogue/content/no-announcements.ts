import { announced } from '../../recipes/content';
import { scenario } from '../../scenario';

export const noAnnouncements = scenario({
  name: 'no-announcements',
  group: 'content',
  title: { en: 'The operator announces nothing', es: 'El operador no anuncia nada' },
  description: {
    en: 'No banner, no notice, no popup anywhere.',
    es: 'Sin banners, avisos ni anuncios en ningún lado.',
  },
  lookAt: [
    {
      en: 'Home: the brand in the place of the banners, a line without notices',
      es: 'Inicio: la marca en lugar de los banners, una línea sin avisos',
    },
  ],
  recipes: () => [announced.banners(), announced.notices(), announced.popups()],
});
