import { MIRROR_SITES } from '../../../../features/system';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

const DOWN = ['norte', 'sur', 'oriente'].map((name) => ({
  name: `Tonalli ${name[0]?.toUpperCase()}${name.slice(1)}`,
  url: `https://${name}.tonalli.example`,
}));

export const mirrorsDown = scenario({
  name: 'mirrors-down',
  group: 'trouble',
  title: { en: 'No mirror answers', es: 'Ningún espejo responde' },
  description: {
    en: 'Every mirror site that the operator names is out of reach.',
    es: 'Ningún sitio espejo del operador está al alcance.',
  },
  lookAt: [{ en: 'Mirror sites: every line failed', es: 'Sitios espejo: todas las líneas fallan' }],
  recipes: () => [operator.setting(MIRROR_SITES, () => DOWN)],
});
