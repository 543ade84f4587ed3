import { REFERRAL_ON } from '../../../../features/referral';
import { VIP_ON } from '../../../../features/vip';
import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const noBenefits = scenario({
  name: 'no-benefits',
  group: 'benefits',
  title: { en: 'VIP, referral and points off', es: 'VIP, invitaciones y puntos apagados' },
  description: {
    en: 'The operator offers none of the three; their entries are gone and their calls refuse.',
    es: 'El operador no ofrece ninguno de los tres; no hay entradas y las llamadas se rechazan.',
  },
  lookAt: [{ en: 'Menus: no VIP, no invitation, no points', es: 'Menús: sin VIP, invitaciones ni puntos' }],
  recipes: () => [
    operator.setting(VIP_ON, () => false),
    operator.setting(REFERRAL_ON, () => false),
    operator.modulesOff('PTSYS3'),
    member('nadia').withBalance('300.00'),
  ],
});
