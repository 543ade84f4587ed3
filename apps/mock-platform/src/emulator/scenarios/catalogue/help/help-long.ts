import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const helpLong = scenario({
  name: 'help-long',
  group: 'help',
  title: { en: 'Help with very long texts', es: 'Ayuda con textos muy largos' },
  description: {
    en: 'Titles with words that do not break, and topics eight times as long.',
    es: 'Títulos con palabras que no se parten y temas ocho veces más largos.',
  },
  lookAt: [{ en: 'The help page on a narrow phone', es: 'La página de ayuda en un teléfono angosto' }],
  recipes: () => [operator.longHelp(8)],
});
