import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const pointsRich = scenario({
  name: 'points-rich',
  group: 'benefits',
  title: { en: 'A lot of points', es: 'Muchos puntos' },
  description: {
    en: 'Enough points for anything in the mall, and for converting.',
    es: 'Puntos suficientes para todo el catálogo y para convertir.',
  },
  lookAt: [
    { en: 'Points mall: redeem', es: 'Tienda de puntos: canjear' },
    { en: 'Points: convert to money', es: 'Puntos: convertir en saldo' },
  ],
  recipes: () => [member('punta').withPoints(5_000_000).withBalance('150.00')],
});
