import { UNREGISTERED_IP_STEP } from '../../../../features/session';
import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const unregisteredIp = scenario({
  name: 'unregistered-ip',
  group: 'identity',
  title: { en: 'A login from a new network', es: 'Acceso desde una red nueva' },
  description: {
    en: 'The operator asks for a second step from addresses that are not registered; two others of the player are.',
    es: 'El operador pide un segundo paso desde redes sin registrar; otras dos de quien juega sí lo están.',
  },
  lookAt: [
    {
      en: 'Login: SMS, mail or the name of the bank account',
      es: 'Acceso: SMS, correo o el titular de la cuenta bancaria',
    },
    { en: 'Account security: registered networks', es: 'Seguridad de la cuenta: redes registradas' },
  ],
  recipes: () => [
    operator.setting(UNREGISTERED_IP_STEP, () => true),
    member('irma')
      .withEmail('irma@correo.example')
      .withBankAccount()
      .withRegisteredIps('198.51.100.24', '203.0.113.80')
      .withBalance('900.00'),
  ],
});
