import { announced } from '../../recipes/content';
import { scenario } from '../../scenario';

const FOURTEEN = Array.from({ length: 14 }, (_, index) => ({
  es: `Novedad ${index + 1} de la temporada`,
  en: `Novelty ${index + 1} of the season`,
  linkType: 'INNER' as const,
  url: '/rng',
}));

export const manyBanners = scenario({
  name: 'many-banners',
  group: 'content',
  title: { en: 'Fourteen banners on home', es: 'Catorce banners en el inicio' },
  description: {
    en: 'More than there is room for dots.',
    es: 'Más de los que caben como puntos.',
  },
  lookAt: [{ en: 'Home: a number in the place of the dots', es: 'Inicio: un número en lugar de los puntos' }],
  recipes: () => [announced.banners(...FOURTEEN)],
});
