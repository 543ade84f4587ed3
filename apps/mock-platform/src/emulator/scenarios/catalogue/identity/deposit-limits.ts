import { member } from '../../recipes/member';
import { scenario } from '../../scenario';

export const depositLimits = scenario({
  name: 'deposit-limits',
  group: 'identity',
  title: { en: 'A player who limited their deposits', es: 'Alguien con límites de depósito' },
  description: {
    en: 'Chosen with the registration: by day, week and month.',
    es: 'Elegidos al registrarse: por día, semana y mes.',
  },
  lookAt: [{ en: 'Account security: deposit limits', es: 'Seguridad de la cuenta: límites de depósito' }],
  recipes: () => [
    member('medida').withDepositLimits({ daily: 50_000, weekly: 200_000, monthly: 600_000 }).withBalance('700.00'),
  ],
});
