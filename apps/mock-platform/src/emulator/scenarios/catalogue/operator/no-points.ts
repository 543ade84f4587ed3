import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noPoints = scenario({
  name: 'no-points',
  group: 'operator',
  title: { en: 'No points', es: 'Sin puntos' },
  description: {
    en: 'The points mall and everything that leads there is off.',
    es: 'La tienda de puntos y todo lo que lleva a ella está apagado.',
  },
  lookAt: [
    { en: 'Menus, and the address of the mall typed by hand', es: 'Menús, y la dirección de la tienda escrita a mano' },
  ],
  recipes: () => [operator.modulesOff('PTSYS3'), member('lola').withBalance('250.00')],
});
