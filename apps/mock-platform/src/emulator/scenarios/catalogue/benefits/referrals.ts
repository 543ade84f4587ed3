import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const referrals = scenario({
  name: 'referrals',
  group: 'benefits',
  title: { en: 'Friends who play', es: 'Amistades que juegan' },
  description: {
    en: 'Six friends came with the code and play; six days of commission are credited.',
    es: 'Seis amistades llegaron con el código y juegan; hay seis días de comisión.',
  },
  lookAt: [
    {
      en: 'Invite friends: people, bets and earnings by day',
      es: 'Invitar amistades: personas, apuestas y ganancias por día',
    },
  ],
  recipes: () => [member('ami').withReferrals(6)],
});
