import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const vipPlayer = scenario({
  name: 'vip-player',
  group: 'benefits',
  title: { en: 'A VIP player', es: 'Una jugadora VIP' },
  description: {
    en: 'Level 3 by real bets, with the bonuses for every level waiting.',
    es: 'Nivel 3 con apuestas reales y los bonos de cada nivel en espera.',
  },
  lookAt: [
    {
      en: 'Member centre, VIP and bonuses: level 3 and its progress',
      es: 'Centro de miembros, VIP y bonos: nivel 3 y su avance',
    },
    { en: 'VIP: bonuses to claim', es: 'VIP: bonos por reclamar' },
  ],
  recipes: () => [member('vera').vip(3).withBets(200).withBalance('12500.00')],
});
