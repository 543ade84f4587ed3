import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const modulesOff = scenario({
  name: 'modules-off',
  group: 'operator',
  title: { en: 'Only the necessary', es: 'Solo lo necesario' },
  description: {
    en: 'No trial, no SMS login, no forgotten password, no agents, no points.',
    es: 'Sin pruebas, sin inicio por SMS, sin recuperar contraseña, sin agentes ni puntos.',
  },
  lookAt: [{ en: 'Login and registration: what is left', es: 'Inicio de sesión y registro: lo que queda' }],
  recipes: () => [
    operator.modulesOff(
      'FREEPLAY3',
      'MOBILEVERCODELOGIN3',
      'CHNGPASSMAIL3',
      'CHNGPASSVERIF3',
      'AGENTPOLICY3',
      'PTSYS3',
    ),
    member('minima').withBalance('400.00'),
  ],
});
