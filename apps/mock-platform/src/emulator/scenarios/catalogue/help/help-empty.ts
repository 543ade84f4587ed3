import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const helpEmpty = scenario({
  name: 'help-empty',
  group: 'help',
  title: { en: 'A help centre without topics', es: 'Un centro de ayuda sin temas' },
  description: {
    en: 'The operator has taken every topic away; the documents stay.',
    es: 'El operador quitó todos los temas; los documentos siguen.',
  },
  lookAt: [{ en: 'The help page and its dialog', es: 'La página de ayuda y su ventana' }],
  recipes: () => [operator.withoutHelp()],
});
