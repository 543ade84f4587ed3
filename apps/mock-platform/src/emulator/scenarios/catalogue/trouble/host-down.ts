import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const hostDown = scenario({
  name: 'host-down',
  group: 'trouble',
  title: { en: 'A host of pictures and games is down', es: 'Un servidor de imágenes y juegos no responde' },
  description: {
    en: 'Of two hosts one does not answer; the other one serves instead.',
    es: 'De dos servidores uno no responde; el otro toma su lugar.',
  },
  lookAt: [
    { en: 'Home: every picture is there', es: 'Inicio: todas las imágenes aparecen' },
    {
      en: 'A slot: it opens, whichever host was picked',
      es: 'Una tragamonedas: abre, sea cual sea el servidor elegido',
    },
  ],
  recipes: () => [operator.hostDown()],
});
