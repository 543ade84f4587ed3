import { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';
import { SERVICE_CHANNELS } from '../../../../features/system';
import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noServiceChannels = scenario({
  name: 'no-service-channels',
  group: 'operator',
  title: { en: 'Nobody at the service desk', es: 'Nadie en atención a clientes' },
  description: {
    en: 'Every channel of the customer service is closed.',
    es: 'Todos los canales de atención a clientes están cerrados.',
  },
  lookAt: [
    {
      en: "Side menu and the account's menu: no way to it",
      es: 'Menú lateral y menú de la cuenta: no hay cómo llegar',
    },
  ],
  recipes: () => [
    operator.setting(SERVICE_CHANNELS, () => ({ closed: [...CUSTOMER_SERVICE_TYPES], damaged: [] })),
    member('callada').withBalance('150.00'),
  ],
});
