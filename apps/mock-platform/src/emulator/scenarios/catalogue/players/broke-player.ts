import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const brokePlayer = scenario({
  name: 'broke-player',
  group: 'players',
  title: { en: 'A player without a centavo', es: 'Alguien sin un centavo' },
  description: {
    en: 'Everything was lost; a spin answers that the funds do not suffice.',
    es: 'Lo perdió todo; un giro contesta que el saldo no alcanza.',
  },
  lookAt: [
    { en: 'Any slot: spin', es: 'Cualquier tragamonedas: girar' },
    { en: 'Withdrawals: nothing to take out', es: 'Retiros: no hay nada que retirar' },
  ],
  recipes: () => [member('blanca').withBets(30).withBankAccount().withBalance('0.00')],
});
