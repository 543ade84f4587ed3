import type { InstantTranslate } from '../../page/instant/texts';
import { ROAD_WORDS, type RoadText } from '../../page/table/roads/texts';
import { type TableKey, type TableTranslate, tableTexts } from '../../page/table/texts';
import type { Lang } from '../../page/texts';

const ES = {
  small: 'Chico',
  big: 'Grande',
  odd: 'Non',
  even: 'Par',
  total: 'Suma {of}',
  'any-triple': 'Cualquier triple',
  triple: 'Triple {of}',
  double: 'Doble {of}',
  pair: 'Dúo {of}',
  single: 'Número {of}',
  sheetMain: 'Sumas y números',
  sheetSets: 'Combinaciones',
  spotSaid: '{name}, paga {pays}, devuelve {return}%',
  spinning: 'Los dados ruedan',
  fellSmall: '{one}, {two} y {three}: {total}, chico',
  fellBig: '{one}, {two} y {three}: {total}, grande',
  fellTriple: '{one}, {two} y {three}: {total}, triple',
  shortSmall: 'C',
  shortBig: 'G',
  shortTriple: 'T',
  nothingLaid: 'Pon primero una ficha en la mesa',
  roadSaid: 'Últimas {count}: chico {small}, grande {big}, triple {triple}',
  faceCounts: 'Cuántas veces salió cada número',
  latestThrows: 'Últimos lanzamientos',
  honest: 'Cada lanzamiento es independiente: los dados no recuerdan nada.',
  rulesHow:
    'Tres dados se lanzan para todos los que están en la mesa a la vez. Pon tus fichas en lo que crees que mostrarán y confirma antes de que cierre la mesa. Los dados salen de las semillas de la ronda; el lanzamiento que ves no decide nada.',
  rulesChances:
    'Chico es una suma de 4 a 10 y grande una de 11 a 17; non y par son la suma. Los cuatro pagan 1 a 1 y pierden con tres dados iguales. Una suma paga si es justo esa. Un número paga 1 a 1 si lo muestra un dado, 2 a 1 si lo muestran dos y 12 a 1 si lo muestran los tres.',
  rulesSets:
    'Un doble paga si dos dados o más muestran ese número. Un dúo paga si se ven sus dos números. Cualquier triple paga con tres dados iguales; un triple, con tres de su número. Cada apuesta que gana vuelve además de lo que gana.',
  bet: 'Apuesta',
  pays: 'Paga',
  chance: 'Probabilidad',
  returns: 'Retorno',
  evenChances: 'Chico, grande, non, par',
  anyPair: 'Un dúo',
  anySingle: 'Un número',
  anyDouble: 'Un doble',
  oneTriple: 'Un triple',
  twoTotals: 'Suma {low} o {high}',
  rulesValid: 'Lo que pones por igual a chico y grande, o a non y par, no cuenta para puntos ni promociones.',
  sideLimit: 'Límite en cada una de las demás casillas: {side}.',
  exampleNone: 'Con $10.00 a grande: si la suma es de 11 a 17 y no hay tres iguales recibes $20.00.',
  exampleText:
    'Tienes {stake} en la mesa. Lo más que paga es {payout}, en el {chance}% de los lanzamientos. A la larga vuelve el {return}% de lo apostado así.',
  jackpotRule:
    'Cada apuesta con dinero real puede ganar el gran bote, salga lo que salga: 1 posibilidad en {odds} por cada peso apostado. El número que lo decide se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  small: 'Small',
  big: 'Big',
  odd: 'Odd',
  even: 'Even',
  total: 'Total {of}',
  'any-triple': 'Any triple',
  triple: 'Triple {of}',
  double: 'Double {of}',
  pair: 'Pair {of}',
  single: 'Number {of}',
  sheetMain: 'Totals and numbers',
  sheetSets: 'Combinations',
  spotSaid: '{name}, pays {pays}, returns {return}%',
  spinning: 'The dice are rolling',
  fellSmall: '{one}, {two} and {three}: {total}, small',
  fellBig: '{one}, {two} and {three}: {total}, big',
  fellTriple: '{one}, {two} and {three}: {total}, triple',
  shortSmall: 'S',
  shortBig: 'B',
  shortTriple: 'T',
  nothingLaid: 'Lay a chip on the table first',
  roadSaid: 'Latest {count}: small {small}, big {big}, triple {triple}',
  faceCounts: 'How often each number came',
  latestThrows: 'Latest throws',
  honest: 'Each throw is independent: the dice remember nothing.',
  rulesHow:
    'Three dice are thrown for everybody at the table at once. Lay your chips on what you think they will show, and confirm before the table closes. The dice come from the seeds of the round; the throw that you see decides nothing.',
  rulesChances:
    'Small is a total of 4 to 10 and big one of 11 to 17; odd and even are the total. All four pay 1 to 1 and lose to three dice alike. A total pays where it is just that. A number pays 1 to 1 where one die shows it, 2 to 1 where two do and 12 to 1 where all three do.',
  rulesSets:
    'A double pays where two dice or more show its number. A pair pays where both of its numbers are seen. Any triple pays on three dice alike; a triple, on three of its number. A bet that wins comes back besides what it wins.',
  bet: 'Bet',
  pays: 'Pays',
  chance: 'Chance',
  returns: 'Return',
  evenChances: 'Small, big, odd, even',
  anyPair: 'A pair',
  anySingle: 'A number',
  anyDouble: 'A double',
  oneTriple: 'A triple',
  twoTotals: 'Total {low} or {high}',
  rulesValid: 'What lies alike on small and big, or on odd and even, does not count for points or promotions.',
  sideLimit: 'Limit on each of the other spots: {side}.',
  exampleNone: 'With $10.00 on big: where the total is 11 to 17 and no three are alike you get $20.00.',
  exampleText:
    'You have {stake} on the table. The most it pays is {payout}, in {chance}% of the throws. In the long run {return}% of what is staked so comes back.',
  jackpotRule:
    'Every bet in real money can win the jackpot, however it comes out: 1 chance in {odds} for every peso staked. The number that decides it can be verified.',
};

type Own = keyof typeof ES | RoadText;
export type SicBoText = Exclude<Own, TableKey>;
export type Translate = InstantTranslate<SicBoText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): TableTranslate<SicBoText> =>
  tableTexts<Own>(lang, { es: { ...ROAD_WORDS.es, ...ES }, en: { ...ROAD_WORDS.en, ...EN } });
