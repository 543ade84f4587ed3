import { announced } from '../../recipes/content';
import { scenario } from '../../scenario';

export const twoBanners = scenario({
  name: 'two-banners',
  group: 'content',
  title: { en: 'Two banners on home', es: 'Dos banners en el inicio' },
  description: {
    en: 'The fewest that a carousel goes round with.',
    es: 'Los menos con los que gira un carrusel.',
  },
  lookAt: [{ en: 'Home: it goes round without an end', es: 'Inicio: gira sin final' }],
  recipes: () => [
    announced.banners(
      { es: 'El primero', en: 'The first', linkType: 'INNER', url: '/rng' },
      { es: 'El segundo', en: 'The second', linkType: 'INNER', url: '/promotions' },
    ),
  ],
});
