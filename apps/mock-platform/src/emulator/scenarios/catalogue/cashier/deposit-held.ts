import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const depositHeld = scenario({
  name: 'deposit-held',
  group: 'cashier',
  title: { en: "A deposit beyond the member's own limit", es: 'Un depósito por encima del límite propio' },
  description: {
    en: 'The daily limit is $500.00; $600.00 arrived for an order of $500.00, and are held.',
    es: 'El límite diario es de $500.00; llegaron $600.00 para una orden de $500.00 y quedaron retenidos.',
  },
  lookAt: [
    { en: 'Cashier: deposit history', es: 'Caja: historial de depósitos' },
    { en: 'Messages: the deposit is held', es: 'Mensajes: el depósito está retenido' },
  ],
  recipes: () => [member('dora').withDepositLimits({ daily: 50_000 }).withDeposit('HELD')],
});
