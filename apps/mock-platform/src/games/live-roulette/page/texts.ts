import type { InstantTranslate } from '../../page/instant/texts';
import { type TableKey, type TableTranslate, tableTexts } from '../../page/table/texts';
import type { Lang } from '../../page/texts';
import { ROULETTE_WORDS } from '../../roulette/page/texts';

const ES = {
  ready: 'Hagan sus apuestas',
  spinning: 'La bola gira',
  statsTitle: 'Números de la mesa',
  statsNone: 'Aún no hay giros en esta mesa hoy.',
  statsOf: 'Últimos {spins} giros',
  columnNth: 'Col. {nth}',
  rulesHow:
    'La ruleta tiene 37 casillas, del 0 al 36, y cada una es igual de probable. Pon tus fichas en los números, en las rayas entre ellos o en las casillas de afuera, y confirma antes de que cierre la mesa. Después la bola gira para todos los que están en la mesa a la vez: todos ven la misma bola. El número sale de las semillas de la ronda; el giro que ves no decide nada.',
  jackpotRule:
    'Cada apuesta con dinero real puede ganar el gran bote, salga el número que salga: 1 posibilidad en {odds} por cada peso apostado. El número que lo decide se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  ready: 'Place your bets',
  spinning: 'The ball is rolling',
  statsTitle: 'Numbers of the table',
  statsNone: 'No spins at this table today yet.',
  statsOf: 'Latest {spins} spins',
  columnNth: 'Col. {nth}',
  rulesHow:
    'The wheel has 37 pockets, 0 to 36, each as likely as any other. Lay your chips on numbers, on the lines between them or on the spots outside, and confirm before the table closes. Then the ball rolls for everybody at the table at once: all see the same ball. The number comes from the seeds of the round; the way of the ball that you see decides nothing.',
  jackpotRule:
    'Every bet in real money can win the jackpot, whatever number comes: 1 chance in {odds} for every peso staked. The number that decides it can be verified.',
};

type Own = keyof typeof ES | keyof (typeof ROULETTE_WORDS)['es'];
export type LiveText = Exclude<Own, TableKey>;
export type Translate = InstantTranslate<LiveText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): TableTranslate<LiveText> =>
  tableTexts<Own>(lang, {
    es: { ...ROULETTE_WORDS.es, ...ES },
    en: { ...ROULETTE_WORDS.en, ...EN },
  });
