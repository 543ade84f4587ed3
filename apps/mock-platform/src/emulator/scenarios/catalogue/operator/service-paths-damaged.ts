import { SERVICE_CHANNELS } from '../../../../features/system';
import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const servicePathsDamaged = scenario({
  name: 'service-paths-damaged',
  group: 'operator',
  title: { en: 'Service paths that do not open', es: 'Rutas de atención que no abren' },
  description: {
    en: 'The sealed paths of live chat and WhatsApp arrive damaged; the other channels work.',
    es: 'Las rutas selladas del chat y de WhatsApp llegan dañadas; los demás canales funcionan.',
  },
  lookAt: [
    { en: 'Side menu: the channels that are left', es: 'Menú lateral: los canales que quedan' },
    { en: "The account's menu: the first of them opens", es: 'Menú de la cuenta: se abre el primero de ellos' },
  ],
  recipes: () => [
    operator.setting(SERVICE_CHANNELS, () => ({ closed: [], damaged: ['LIVECHAT' as const, 'WHATSAPP' as const] })),
    member('sella').withBalance('150.00'),
  ],
});
