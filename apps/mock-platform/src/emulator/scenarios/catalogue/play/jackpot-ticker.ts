import { JACKPOT_RULES } from '../../../../features/play';
import { member } from '../../recipes/member';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const jackpotTicker = scenario({
  name: 'jackpot-ticker',
  group: 'play',
  title: { en: 'A ticker in place of the jackpot', es: 'Un contador en lugar del gran bote' },
  description: {
    en: 'The number counts up by itself; nothing is put in and nobody wins it.',
    es: 'El número sube solo; nadie aporta y nadie lo gana.',
  },
  lookAt: [
    { en: 'Home: the number, without terms or a last winner', es: 'Inicio: el número, sin reglas ni último ganador' },
  ],
  recipes: () => [
    operator.setting(JACKPOT_RULES, (present) => ({ ...present, kind: 'TICKER' as const })),
    member('contador').withBalance('500.00'),
  ],
});
