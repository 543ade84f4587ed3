import { WALLET_VENDORS } from '../../../../features/wallet';
import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const singleWallet = scenario({
  name: 'single-wallet',
  group: 'play',
  title: { en: 'One wallet for all vendors', es: 'Una sola cartera para todo' },
  description: {
    en: 'No vendor keeps a wallet; what one still held can only be taken out.',
    es: 'Ningún proveedor lleva cartera; lo que una guardaba solo se puede sacar.',
  },
  lookAt: [
    {
      en: 'Member centre: transfer has next to nothing to offer',
      es: 'Centro de miembros: transferir casi no ofrece nada',
    },
    { en: 'Any game: played from the main balance', es: 'Cualquier juego: se juega con el saldo principal' },
  ],
  recipes: () => [
    member('unica').withWallet('SLR', '75.00').withBalance('640.00'),
    operator.setting(WALLET_VENDORS, () => []),
    member('sencilla').withBalance('300.00'),
  ],
});
