import { BACCARAT_WORDS, type BaccaratText } from '../../baccarat/page/texts';
import type { InstantTranslate } from '../../page/instant/texts';
import { ROAD_WORDS, type RoadText } from '../../page/table/roads/texts';
import { type TableKey, type TableTranslate, tableTexts } from '../../page/table/texts';
import type { Lang } from '../../page/texts';
import type { Model } from '../model';

const ES = {
  ready: 'Hagan sus apuestas',
  dealing: 'Se reparten las cartas',
  statPairs: 'Pares',
  statRounds: 'Últimas {count}',
  bankerPays: '0.95:1',
  rulesHow:
    'Todos los que están en la mesa juegan la misma ronda. Pon tus fichas y confirma antes de que cierre la mesa; después se reparten dos cartas al jugador y dos a la banca, de ocho barajas mezcladas para esta ronda. Gana quien queda más cerca de 9. El as vale 1, el diez y las figuras nada; de la suma cuenta solo la última cifra. Nadie elige: la tercera carta sigue la tabla.',
  roadHonest:
    'Cada ronda se reparte de ocho barajas recién mezcladas: los caminos cuentan lo que salió y no dicen nada de lo que sale.',
  jackpotRule:
    'Cada apuesta con dinero real puede ganar el gran bote, salga lo que salga: 1 posibilidad en {odds} por cada peso apostado. El número que lo decide se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  ready: 'Place your bets',
  dealing: 'Cards are dealt',
  statPairs: 'Pairs',
  statRounds: 'Latest {count}',
  bankerPays: '0.95:1',
  rulesHow:
    'All who sit at the table play the same round. Lay your chips and confirm before the table closes; then two cards are dealt to the player and two to the banker, from eight decks shuffled for this round. Whoever is closer to 9 wins. The ace counts 1, tens and courts nothing; of the sum only the last digit counts. Nobody chooses: third cards follow the table.',
  roadHonest:
    'Each round is dealt from eight decks shuffled anew: road maps count what came and say nothing about what comes.',
  jackpotRule:
    'Every bet in real money can win the jackpot, however it comes out: 1 chance in {odds} for every peso staked. The number that decides it can be verified.',
};

const WITHOUT: Readonly<Record<Lang, Record<'bankerPays' | 'rulesPays' | 'exampleNone', string>>> = {
  es: {
    bankerPays: '1:1, con 6 la mitad',
    rulesPays:
      'La banca paga 1 a 1 sin comisión; si gana con 6, paga la mitad, cortado al centavo. En un empate, las apuestas al jugador y a la banca vuelven. Un par son dos primeras cartas del mismo valor. Lo que pones por igual al jugador y a la banca no cuenta para puntos ni promociones.',
    exampleNone: 'Con $10.00 a la banca: si gana recibes $20.00, con un 6 $15.00; en un empate vuelven tus $10.00.',
  },
  en: {
    bankerPays: '1:1, half with a 6',
    rulesPays:
      'The banker pays 1 to 1 without commission; where it wins with a 6 it pays half, cut to the cent. On a tie, bets on player and banker come back. A pair is two first cards of one rank. What lies alike on player and banker does not count for points or promotions.',
    exampleNone:
      'With $10.00 on the banker: where it wins you get $20.00, with a 6 $15.00; on a tie your $10.00 come back.',
  },
};

type Own = keyof typeof ES | BaccaratText | RoadText;
export type LiveBaccaratText = Exclude<Own, TableKey>;
export type Translate = InstantTranslate<LiveBaccaratText>;

/** The texts of a table in one language; `{name}` is filled from the values. */
export const textsOf =
  (model: Model) =>
  (lang: Lang): TableTranslate<LiveBaccaratText> => {
    const own = (of: Lang) => ({
      ...BACCARAT_WORDS[of],
      ...ROAD_WORDS[of],
      ...(of === 'es' ? ES : EN),
      ...(model === 'no-commission' ? WITHOUT[of] : {}),
    });
    return tableTexts<keyof (typeof BACCARAT_WORDS)['es'] | keyof typeof ES | RoadText>(lang, {
      es: own('es'),
      en: own('en'),
    });
  };
