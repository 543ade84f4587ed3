import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const betsPending = scenario({
  name: 'bets-pending',
  group: 'play',
  title: { en: 'Bets without a result yet', es: 'Apuestas sin resultado' },
  description: {
    en: 'The stakes are taken, the results are still to come.',
    es: 'Las apuestas están cobradas y los resultados faltan.',
  },
  lookAt: [{ en: 'Records: bets, status pending', es: 'Registros: apuestas, estado pendiente' }],
  recipes: () => [member('paty').withPendingBets(6).withBets(10).withBalance('900.00')],
});
