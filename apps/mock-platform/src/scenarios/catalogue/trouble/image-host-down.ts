import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const imageHostDown = scenario({
  name: 'image-host-down',
  group: 'trouble',
  title: { en: 'A host of pictures is down', es: 'Un servidor de imágenes no responde' },
  description: {
    en: 'Of two hosts of pictures one does not answer; the other one serves instead.',
    es: 'De dos servidores de imágenes uno no responde; el otro toma su lugar.',
  },
  lookAt: [{ en: 'Home: every picture is there', es: 'Inicio: todas las imágenes aparecen' }],
  recipes: () => [operator.imageHostDown()],
});
