import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const contactsVerified = scenario({
  name: 'contacts-verified',
  group: 'identity',
  title: { en: 'Number and address verified', es: 'Celular y correo verificados' },
  description: {
    en: 'Both were proven by a code; they protect the account.',
    es: 'Ambos se comprobaron con un código; protegen la cuenta.',
  },
  lookAt: [{ en: 'Account security: mobile and email', es: 'Seguridad de la cuenta: celular y correo' }],
  recipes: () => [member('certera').withProvenContacts('certera@correo.example')],
});
