import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Girar',
  playing: 'Girando…',
  ready: 'Elige riesgo y segmentos, y gira la rueda',
  risk: 'Riesgo',
  low: 'Bajo',
  medium: 'Medio',
  high: 'Alto',
  segments: 'Segmentos',
  stopped: 'Se detuvo en el segmento {segment}: × {multiplier}.',
  rolls: 'Últimos giros',
  rulesHow:
    'La rueda tiene {segments} segmentos iguales y cada uno es igual de probable. Se detiene en el segmento sorteado; el giro no decide nada.',
  rulesPay:
    'Recibes tu apuesta multiplicada por lo que dice el segmento, cortada al centavo. El pago incluye tu apuesta; en un segmento de × 0 la pierdes.',
  pays: 'Paga',
  ways: 'Segmentos',
  chance: 'Probabilidad',
  exampleText:
    'Apuestas {stake} con riesgo {risk} y {segments} segmentos. El mejor segmento paga × {multiplier}: {payout}; es {ways} de {segments}: {chance}%. Si cada segmento saliera una vez, apostarías {staked} y recibirías {paid}: {return}%.',
  ownKeys: 'En los grupos de riesgo y segmentos, las flechas eligen.',
  jackpotRule:
    'Cada jugada con dinero real puede ganar el gran bote, salga el segmento que salga: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Spin',
  playing: 'Spinning…',
  ready: 'Choose risk and segments, and spin the wheel',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  segments: 'Segments',
  stopped: 'Stopped at segment {segment}: × {multiplier}.',
  rolls: 'Latest spins',
  rulesHow:
    'The wheel has {segments} equal segments, each as likely as any other. It stops at the segment that was drawn; its turning decides nothing.',
  rulesPay:
    'You get your stake times what the segment says, cut to the cent. The payout includes your stake; on a segment of × 0 you lose it.',
  pays: 'Pays',
  ways: 'Segments',
  chance: 'Chance',
  exampleText:
    'You stake {stake} at {risk} risk and {segments} segments. The best segment pays × {multiplier}: {payout}; it is {ways} of {segments}: {chance}%. If each segment came once, you would stake {staked} and get {paid}: {return}%.',
  ownKeys: 'In the groups of risk and segments the arrows choose.',
  jackpotRule:
    'Every round in real money can win the jackpot, whatever segment comes: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
