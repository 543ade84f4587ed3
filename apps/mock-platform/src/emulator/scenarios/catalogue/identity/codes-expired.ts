import { member } from '../../recipes/member';
import { frozenAhead } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const codesExpired = scenario({
  name: 'codes-expired',
  group: 'identity',
  title: { en: 'Codes and links that came too late', es: 'Códigos y enlaces vencidos' },
  description: {
    en: 'A login code and a link for a new password, a day old.',
    es: 'Un código de acceso y un enlace de contraseña, de hace un día.',
  },
  lookAt: [
    { en: 'Inbox: the code and the link', es: 'Bandeja: el código y el enlace' },
    { en: 'Each says that it has expired', es: 'Cada uno dice que venció' },
  ],
  recipes: () => [
    member('tarde').withEmail('tarde@correo.example').withLoginCode('waiting').withPasswordLink(),
    frozenAhead(1),
  ],
});
