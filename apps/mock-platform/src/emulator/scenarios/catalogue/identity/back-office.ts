import { officeWorker } from '../../recipes/member';
import { scenario } from '../../scenario';

export const backOffice = scenario({
  name: 'back-office',
  group: 'identity',
  title: { en: 'A back-office account', es: 'Una cuenta de oficina' },
  description: {
    en: 'It belongs to the operator: members’ and agents’ doors stay closed to it.',
    es: 'Es del operador: las puertas de jugadores y de agentes no se le abren.',
  },
  lookAt: [
    { en: 'Login: what it says', es: 'Inicio de sesión: lo que dice' },
    { en: 'The agents’ login: the same', es: 'El acceso de agentes: lo mismo' },
  ],
  recipes: () => [officeWorker('olga')],
});
