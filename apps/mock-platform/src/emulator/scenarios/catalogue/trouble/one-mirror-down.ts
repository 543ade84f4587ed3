import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const oneMirrorDown = scenario({
  name: 'one-mirror-down',
  group: 'trouble',
  title: { en: 'One mirror does not answer', es: 'Un espejo no responde' },
  description: {
    en: 'Of the mirror sites that the operator names one is out of reach.',
    es: 'De los sitios espejo del operador, uno está fuera de alcance.',
  },
  lookAt: [
    { en: 'Mirror sites: the fastest marked, one failed', es: 'Sitios espejo: el más rápido marcado, uno falla' },
  ],
  recipes: () => [operator.mirrorDown()],
});
