import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const bonusesClaimed = scenario({
  name: 'bonuses-claimed',
  group: 'benefits',
  title: { en: 'Every bonus claimed', es: 'Todos los bonos reclamados' },
  description: {
    en: 'The bonuses of four levels were claimed and stand in the bonus details.',
    es: 'Los bonos de cuatro niveles fueron reclamados y están en el detalle de bonos.',
  },
  lookAt: [
    { en: 'Bonus details', es: 'Detalle de bonos' },
    { en: 'VIP: nothing to claim', es: 'VIP: nada por reclamar' },
  ],
  recipes: () => [member('clara').vip(4).withClaimedBonuses()],
});
