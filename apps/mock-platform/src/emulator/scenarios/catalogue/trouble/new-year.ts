import { member } from '../../recipes/member';
import { frozenClock } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const newYear = scenario({
  name: 'new-year',
  group: 'trouble',
  title: { en: 'Ten seconds before New Year', es: 'Diez segundos antes de Año Nuevo' },
  description: {
    en: 'The clock stands still at the end of 2026 in Mexico City: day, month and year change at once.',
    es: 'El reloj está detenido al final de 2026 en la Ciudad de México: cambian día, mes y año a la vez.',
  },
  lookAt: [
    { en: 'VIP: the month’s bonus after advancing by 15s', es: 'VIP: el bono del mes tras adelantar 15s' },
    { en: 'Records: date filters', es: 'Registros: filtros de fecha' },
  ],
  recipes: () => [frozenClock('2027-01-01T05:59:50Z'), member('anita').vip(4).withBets(12).withBalance('640.00')],
});
