import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const redemptions = scenario({
  name: 'redemptions',
  group: 'benefits',
  title: { en: 'Rewards asked for', es: 'Recompensas solicitadas' },
  description: {
    en: 'One in process, one approved, and one rejected with its points returned.',
    es: 'Una en proceso, una aprobada y una rechazada con sus puntos de vuelta.',
  },
  lookAt: [{ en: 'Points mall: redeem history', es: 'Tienda de puntos: historial de canjes' }],
  recipes: () => [member('canje').withRedemption('PROCESS').withRedemption('APPROVED').withRedemption('REJECTED')],
});
