import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noForgottenPassword = scenario({
  name: 'no-forgotten-password',
  group: 'operator',
  title: { en: 'No way back to a forgotten password', es: 'Sin recuperar la contraseña' },
  description: {
    en: 'Neither by email nor by phone; customer service has to help.',
    es: 'Ni por correo ni por teléfono; ayuda atención a clientes.',
  },
  lookAt: [{ en: 'Login: what stands below the password', es: 'Inicio de sesión: lo que hay bajo la contraseña' }],
  recipes: () => [operator.modulesOff('CHNGPASSMAIL3', 'CHNGPASSVERIF3'), member('lola').withBalance('250.00')],
});
