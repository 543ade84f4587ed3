import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const smsCodes = scenario({
  name: 'sms-codes',
  group: 'identity',
  title: { en: 'Codes that were sent', es: 'Códigos enviados' },
  description: {
    en: 'One is still good, one was used, one was typed wrongly too often.',
    es: 'Uno sirve todavía, uno ya se usó y otro se escribió mal demasiadas veces.',
  },
  lookAt: [
    { en: 'Inbox: SMS', es: 'Bandeja: SMS' },
    { en: 'Login by SMS with each of them', es: 'Acceso por SMS con cada uno' },
  ],
  recipes: () => [
    member('espera').withLoginCode('waiting'),
    member('gasta').withLoginCode('used'),
    member('yerra').withLoginCode('worn-out'),
  ],
});
