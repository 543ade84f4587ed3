import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const passkeys = scenario({
  name: 'passkeys',
  group: 'identity',
  title: { en: 'A player with passkeys', es: 'Alguien con llaves de acceso' },
  description: {
    en: 'Two are listed; no device holds them, so that none of them opens anything.',
    es: 'Hay dos en la lista; ningún dispositivo las tiene, así que no abren nada.',
  },
  lookAt: [{ en: 'Account security: passkeys', es: 'Seguridad de la cuenta: llaves de acceso' }],
  recipes: () => [member('lleva').withPasskeys().withBalance('300.00')],
});
