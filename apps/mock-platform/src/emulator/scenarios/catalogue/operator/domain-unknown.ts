import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const domainUnknown = scenario({
  name: 'domain-unknown',
  group: 'operator',
  title: { en: 'A domain that is not served', es: 'Un dominio que no se atiende' },
  description: {
    en: 'The platform answers for tonalli.example alone, so that this host is unknown.',
    es: 'La plataforma solo atiende tonalli.example, así que este dominio es desconocido.',
  },
  lookAt: [{ en: 'Any page', es: 'Cualquier página' }],
  recipes: () => [operator.domains('tonalli.example')],
});
