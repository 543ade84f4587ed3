import type { InstantTranslate } from '../../page/instant/texts';
import { ROAD_WORDS, type RoadText } from '../../page/table/roads/texts';
import { type TableKey, type TableTranslate, tableTexts } from '../../page/table/texts';
import type { Lang } from '../../page/texts';

const ES = {
  table: 'Mesa de dragón y tigre',
  dragon: 'Dragón',
  tiger: 'Tigre',
  tie: 'Empate',
  'suited-tie': 'Empate del mismo palo',
  versus: 'vs.',
  spotShort: '{pays}:1 · {return}%',
  spotSaid: '{name}, paga {pays} a 1, devuelve {return}%',
  shortDragon: 'D',
  shortTiger: 'T',
  shortTie: '=',
  wonDragon: 'Gana el dragón, {dragon} a {tiger}',
  wonTiger: 'Gana el tigre, {tiger} a {dragon}',
  wonTie: 'Empate, {dragon} a {tiger}',
  wonSuited: 'Empate del mismo palo, {dragon}',
  dealing: 'Se reparten las cartas',
  nothingLaid: 'Pon primero una ficha en la mesa',
  roadSaid: 'Últimas {count}: dragón {dragon}, tigre {tiger}, empate {tie}',
  rulesHow:
    'Todos los que están en la mesa juegan la misma ronda. Pon tus fichas y confirma antes de que cierre la mesa; después se reparte una carta al dragón y otra al tigre, de ocho barajas mezcladas para esta ronda. Gana la carta más alta: el as es la más baja y el rey la más alta; los palos no cuentan. Nadie elige nada.',
  rulesTie:
    'El dragón y el tigre pagan 1 a 1. Con dos cartas del mismo valor hay empate: vuelve la mitad de lo que pusiste al dragón y al tigre, cortada al centavo. El empate paga 11 a 1. Si además son del mismo palo, el empate del mismo palo paga 50 a 1.',
  bet: 'Apuesta',
  pays: 'Paga',
  chance: 'Probabilidad',
  returns: 'Retorno',
  sideLimit: 'Límite en cada empate: {side}.',
  rulesValid: 'Lo que pones por igual al dragón y al tigre no cuenta para puntos ni promociones.',
  roadHonest:
    'Cada ronda se reparte de ocho barajas recién mezcladas: los caminos cuentan lo que salió y no dicen nada de lo que sale.',
  credits: 'Cabezas del dragón y del tigre: Game Icons (CC BY 3.0), game-icons.net',
  exampleNone: 'Con $10.00 al dragón: si gana recibes $20.00, en un empate vuelven $5.00.',
  exampleText:
    'Tienes {stake} en la mesa. Lo más que paga es {payout}, en el {chance}% de las rondas. A la larga vuelve el {return}% de lo apostado así.',
  jackpotRule:
    'Cada apuesta con dinero real puede ganar el gran bote, salga lo que salga: 1 posibilidad en {odds} por cada peso apostado. El número que lo decide se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  table: 'Dragon tiger table',
  dragon: 'Dragon',
  tiger: 'Tiger',
  tie: 'Tie',
  'suited-tie': 'Suited tie',
  versus: 'vs.',
  spotShort: '{pays}:1 · {return}%',
  spotSaid: '{name}, pays {pays} to 1, returns {return}%',
  shortDragon: 'D',
  shortTiger: 'T',
  shortTie: '=',
  wonDragon: 'Dragon wins, {dragon} to {tiger}',
  wonTiger: 'Tiger wins, {tiger} to {dragon}',
  wonTie: 'Tie, {dragon} to {tiger}',
  wonSuited: 'Suited tie, {dragon}',
  dealing: 'Cards are dealt',
  nothingLaid: 'Lay a chip on the table first',
  roadSaid: 'Latest {count}: dragon {dragon}, tiger {tiger}, tie {tie}',
  rulesHow:
    'All who sit at the table play the same round. Lay your chips and confirm before the table closes; then one card is dealt to the dragon and one to the tiger, from eight decks shuffled for this round. The higher card wins: the ace is the lowest, the king the highest; suits do not count. Nobody chooses anything.',
  rulesTie:
    'Dragon and tiger pay 1 to 1. Two cards of one rank are a tie: half of what you laid on dragon and tiger comes back, cut to the cent. The tie pays 11 to 1. Where they are of one suit too, the suited tie pays 50 to 1.',
  bet: 'Bet',
  pays: 'Pays',
  chance: 'Chance',
  returns: 'Return',
  sideLimit: 'Limit on each tie: {side}.',
  rulesValid: 'What lies alike on dragon and tiger does not count for points or promotions.',
  roadHonest:
    'Each round is dealt from eight decks shuffled anew: road maps count what came and say nothing about what comes.',
  credits: 'Heads of dragon and tiger: Game Icons (CC BY 3.0), game-icons.net',
  exampleNone: 'With $10.00 on the dragon: where it wins you get $20.00, on a tie $5.00 come back.',
  exampleText:
    'You have {stake} on the table. The most it pays is {payout}, in {chance}% of the rounds. In the long run {return}% of what is staked so comes back.',
  jackpotRule:
    'Every bet in real money can win the jackpot, however it comes out: 1 chance in {odds} for every peso staked. The number that decides it can be verified.',
};

type Own = keyof typeof ES | RoadText;
export type DragonTigerText = Exclude<Own, TableKey>;
export type Translate = InstantTranslate<DragonTigerText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): TableTranslate<DragonTigerText> =>
  tableTexts<Own>(lang, { es: { ...ROAD_WORDS.es, ...ES }, en: { ...ROAD_WORDS.en, ...EN } });
