import { announced } from '../../recipes/content';
import { scenario } from '../../scenario';

/** In code, since the popups are counted and repeated; a file would hold twenty-seven of them. */
const LONG = Array.from({ length: 40 }, (_, line) => `<p>Párrafo ${line + 1} de un anuncio que no termina pronto.</p>`);
const NINE_EACH = (['A', 'B', 'F'] as const).flatMap((execution) =>
  Array.from({ length: 9 }, (_, index) => ({
    execution,
    title: `Anuncio ${execution} ${index + 1}`,
    content: index === 1 ? LONG.join('') : `<p>El anuncio <strong>${execution} ${index + 1}</strong>.</p>`,
  })),
);

export const manyPopups = scenario({
  name: 'many-popups',
  group: 'content',
  title: { en: 'Nine popups for everybody', es: 'Nueve anuncios para cada quien' },
  description: {
    en: 'Visitors, members and newcomers have nine each, one of them very long.',
    es: 'Visitantes, miembros y recién llegados tienen nueve cada uno, uno de ellos muy largo.',
  },
  lookAt: [{ en: 'Home: two pages of titles', es: 'Inicio: dos páginas de títulos' }],
  recipes: () => [announced.popups(...NINE_EACH)],
});
