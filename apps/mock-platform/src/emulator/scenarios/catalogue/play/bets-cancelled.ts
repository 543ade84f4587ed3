import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const betsCancelled = scenario({
  name: 'bets-cancelled',
  group: 'play',
  title: { en: 'Bets that were called off', es: 'Apuestas canceladas' },
  description: {
    en: 'Called off before a result; the stakes came back.',
    es: 'Canceladas antes del resultado; el dinero volvió.',
  },
  lookAt: [
    { en: 'Records: bets, status cancelled', es: 'Registros: apuestas, estado cancelada' },
    { en: 'Account record: refunds', es: 'Movimientos: devoluciones' },
  ],
  recipes: () => [member('paty').withCancelledBets(4).withBets(10).withBalance('900.00')],
});
