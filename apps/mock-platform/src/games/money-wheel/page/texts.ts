import type { InstantTranslate } from '../../page/instant/texts';
import { type TableTranslate, tableTexts } from '../../page/table/texts';
import type { Lang } from '../../page/texts';

const ES = {
  spots: 'Piedras de la rueda',
  spotPays: '{name}, paga {pays} veces lo apostado, {segments} de 54 segmentos',
  segmentsShort: '{segments} de 54',
  spinning: 'La rueda gira',
  stood: '{name}: paga × {pays}',
  nothingLaid: 'Pon primero una ficha en una piedra',
  statsOf: 'Últimos {spins} giros',
  statsNone: 'Aún no hay giros en esta mesa hoy.',
  honest: 'Cada giro es independiente: la rueda no recuerda nada.',
  rulesHow:
    'La rueda tiene 54 segmentos, cada uno igual de probable. Pon tus fichas en las piedras que crees que mostrará y confirma antes de que cierre la mesa. Después la rueda gira para todos los que están en la mesa a la vez. El segmento sale de las semillas de la ronda; el giro que ves no decide nada.',
  rulesPays:
    'Si la rueda muestra tu piedra recibes lo que pusiste en ella por su pago, cortado al centavo; el pago incluye tu apuesta. Todas las piedras devuelven lo mismo a la larga: {return}%.',
  rulesValid: 'Con fichas en las seis piedras, lo que vuelve salga lo que salga no cuenta para puntos ni promociones.',
  spot: 'Piedra',
  pays: 'Paga',
  segments: 'Segmentos',
  exampleNone: 'Con $10.00 en el jade: si la rueda lo muestra recibes $20.00; si no, pierdes $10.00.',
  exampleText:
    'Tienes {stake} en la mesa. Lo más que paga es {payout}, en {ways} de 54 segmentos: {chance}%. A la larga vuelve el {return}% de lo apostado.',
  ownKeys: 'En las piedras, las flechas te llevan de una a otra.',
  jackpotRule:
    'Cada apuesta con dinero real puede ganar el gran bote, salga lo que salga: 1 posibilidad en {odds} por cada peso apostado. El número que lo decide se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  spots: 'Stones of the wheel',
  spotPays: '{name}, pays {pays} times the stake, {segments} of 54 segments',
  segmentsShort: '{segments} of 54',
  spinning: 'The wheel turns',
  stood: '{name}: pays × {pays}',
  nothingLaid: 'Lay a chip on a stone first',
  statsOf: 'Latest {spins} turns',
  statsNone: 'No turns at this table today yet.',
  honest: 'Each turn is independent: the wheel remembers nothing.',
  rulesHow:
    'The wheel has 54 segments, each as likely as any other. Lay your chips on the stones that you think it will show, and confirm before the table closes. Then the wheel turns for everybody at the table at once. The segment comes from the seeds of the round; the turn that you see decides nothing.',
  rulesPays:
    'If the wheel shows your stone you receive what you laid on it times what it pays, cut to the cent; that includes your stake. All stones return the same in the long run: {return}%.',
  rulesValid:
    'With chips on all six stones, what comes back whatever is shown does not count for points or promotions.',
  spot: 'Stone',
  pays: 'Pays',
  segments: 'Segments',
  exampleNone: 'With $10.00 on jade: if the wheel shows it you receive $20.00; if not, you lose $10.00.',
  exampleText:
    'You have {stake} on the table. The most it pays is {payout}, in {ways} of 54 segments: {chance}%. In the long run {return}% of what is staked comes back.',
  ownKeys: 'On the stones, the arrows lead from one to the next.',
  jackpotRule:
    'Every bet in real money can win the jackpot, whatever comes: 1 chance in {odds} for every peso staked. The number that decides it can be verified.',
};

export type WheelText = keyof typeof ES;
export type Translate = InstantTranslate<WheelText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): TableTranslate<WheelText> => tableTexts(lang, { es: ES, en: EN });
