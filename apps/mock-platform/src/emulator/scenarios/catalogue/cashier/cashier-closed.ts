import { DEPOSIT_CHANNELS } from '../../../../features/cashier';
import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const cashierClosed = scenario({
  name: 'cashier-closed',
  group: 'cashier',
  title: { en: 'No way to pay in', es: 'Ninguna forma de depositar' },
  description: { en: 'Every deposit channel is closed.', es: 'Todos los canales de depósito están cerrados.' },
  lookAt: [{ en: 'Cashier: what it says when there is no channel', es: 'Caja: lo que dice cuando no hay canales' }],
  recipes: () => [
    operator.setting(DEPOSIT_CHANNELS, (channels) => channels.map((channel) => ({ ...channel, isOpen: false }))),
    member('dora').withBalance('200.00'),
  ],
});
