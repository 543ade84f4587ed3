import { FIREBASE_SMS } from '../../../../people/people-settings';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const firebaseSms = scenario({
  name: 'firebase-sms',
  group: 'operator',
  title: { en: 'Codes by Firebase', es: 'Códigos por Firebase' },
  description: {
    en: 'Codes for the login and the registration are sent and verified by Firebase.',
    es: 'Firebase envía y comprueba los códigos del acceso y del registro.',
  },
  lookAt: [{ en: 'Login by SMS; the code is in the inbox', es: 'Acceso por SMS; el código está en la bandeja' }],
  recipes: () => [operator.setting(FIREBASE_SMS, () => true)],
});
