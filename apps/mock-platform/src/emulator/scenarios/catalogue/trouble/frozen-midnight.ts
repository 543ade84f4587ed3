import { member } from '../../recipes/member';
import { frozenBeforeMidnight } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const frozenMidnight = scenario({
  name: 'frozen-midnight',
  group: 'trouble',
  title: { en: 'A second before midnight', es: 'Un segundo antes de la medianoche' },
  description: {
    en: 'The clock stands still one second before the operator’s day ends.',
    es: 'El reloj está detenido un segundo antes de que termine el día del operador.',
  },
  lookAt: [{ en: 'Records of today, then advance by 2s', es: 'Registros de hoy; luego adelanta 2s' }],
  recipes: () => [frozenBeforeMidnight(), member('noche').withBets(12).withBalance('640.00')],
});
