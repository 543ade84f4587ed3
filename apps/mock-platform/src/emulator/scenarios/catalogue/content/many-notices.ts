import { announced } from '../../recipes/content';
import { scenario } from '../../scenario';

/** In code, since the notices are counted and repeated; a file would hold forty of them, one of 1,600 characters. */
const FORTY = Array.from({ length: 40 }, (_, index) => ({
  title: index === 2 ? 'Aviso'.repeat(40) : `Aviso número ${index + 1}`,
  content: `Contenido del aviso ${index + 1}.\n`.repeat(index === 1 ? 60 : 2),
}));

export const manyNotices = scenario({
  name: 'many-notices',
  group: 'content',
  title: { en: 'Forty notices', es: 'Cuarenta avisos' },
  description: {
    en: 'Five pages of titles, one of them without a space to break at.',
    es: 'Cinco páginas de títulos, uno de ellos sin un espacio donde partirse.',
  },
  lookAt: [{ en: 'Home: the line of notices and its dialog', es: 'Inicio: la línea de avisos y su ventana' }],
  recipes: () => [announced.notices(...FORTY)],
});
