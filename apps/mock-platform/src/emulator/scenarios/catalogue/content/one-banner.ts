import { announced } from '../../recipes/content';
import { scenario } from '../../scenario';

export const oneBanner = scenario({
  name: 'one-banner',
  group: 'content',
  title: { en: 'One banner on home', es: 'Un solo banner en el inicio' },
  description: {
    en: 'It fills the width and has nothing to turn to.',
    es: 'Ocupa todo el ancho y no tiene a dónde pasar.',
  },
  lookAt: [{ en: 'Home: no dots and no pause', es: 'Inicio: sin puntos ni pausa' }],
  recipes: () => [announced.banners({ es: 'Solo uno', en: 'Just the one', linkType: 'PROMOTION', url: 'zalo' })],
});
