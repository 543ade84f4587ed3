import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const vendorWallets = scenario({
  name: 'vendor-wallets',
  group: 'play',
  title: { en: 'Money with two vendors', es: 'Dinero con dos proveedores' },
  description: {
    en: 'Two vendors that keep wallets of their own hold some of the player’s money.',
    es: 'Dos proveedores con cartera propia guardan parte del dinero del jugador.',
  },
  lookAt: [
    { en: 'Member centre: transfer, collect all', es: 'Centro de miembros: transferir y juntar todo' },
    { en: 'The seamless wallet’s page', es: 'La página de la cartera única' },
  ],
  recipes: () => [member('cartera').withWallet('SLR', '350.00').withWallet('BRJ', '120.50').withBalance('800.00')],
});
