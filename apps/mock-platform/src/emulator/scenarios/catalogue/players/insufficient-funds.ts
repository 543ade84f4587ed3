import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const insufficientFunds = scenario({
  name: 'insufficient-funds',
  group: 'players',
  title: { en: 'A player with less than a stake', es: 'Alguien con menos que una apuesta' },
  description: {
    en: 'Fifty centavos, half of the smallest round: what costs money is refused.',
    es: 'Cincuenta centavos, la mitad de la ronda más chica: se rechaza todo lo que cuesta.',
  },
  lookAt: [{ en: 'Any slot: the smallest stake', es: 'Cualquier tragamonedas: la apuesta más chica' }],
  recipes: () => [member('poca').withBets(5).withBalance('0.50')],
});
