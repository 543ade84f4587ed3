import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const richPlayer = scenario({
  name: 'rich-player',
  group: 'players',
  title: { en: 'A player with a lot of money', es: 'Alguien con mucho dinero' },
  description: {
    en: 'A balance of eight figures, which every place that shows it has to fit.',
    es: 'Un saldo de ocho cifras, que debe caber en cada lugar donde se muestra.',
  },
  lookAt: [
    { en: 'Header and member centre on a narrow phone', es: 'Encabezado y centro de miembros en un teléfono angosto' },
  ],
  recipes: () => [member('rico').withBalance('98765432.10').withBets(20)],
});
