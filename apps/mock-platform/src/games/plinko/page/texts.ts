import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Soltar la bola',
  playing: 'Cayendo…',
  ready: 'Elige riesgo y filas, y suelta la bola',
  risk: 'Riesgo',
  low: 'Bajo',
  medium: 'Medio',
  high: 'Alto',
  rows: 'Filas',
  landed: 'Cayó en la casilla {slot}: × {multiplier}.',
  rolls: 'Últimas bolas',
  rulesHow:
    'La bola cae por {rows} filas. En cada una va a la izquierda o a la derecha con la misma probabilidad, así que hay {outcomes} caminos igual de probables. Lo que ves caer es exactamente el camino sorteado.',
  rulesPay:
    'Recibes tu apuesta multiplicada por la casilla en la que cae, cortada al centavo. El pago incluye tu apuesta: con menos de × 1 recibes menos de lo que apostaste.',
  pays: 'Paga',
  ways: 'Caminos',
  chance: 'Probabilidad',
  ownKeys: 'En los grupos de riesgo y filas, las flechas eligen.',
  exampleText:
    'Apuestas {stake} con riesgo {risk} y {rows} filas. La casilla de cada orilla paga × {multiplier}: {payout}. Llegan a las dos orillas {ways} de los {outcomes} caminos: {chance}%. Si cada camino saliera una vez, apostarías {staked} y recibirías {paid}: {return}%.',
  jackpotRule:
    'Cada jugada con dinero real puede ganar el gran bote, caiga donde caiga la bola: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Drop the ball',
  playing: 'Falling…',
  ready: 'Choose risk and rows, and drop the ball',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  rows: 'Rows',
  landed: 'Landed in slot {slot}: × {multiplier}.',
  rolls: 'Latest balls',
  rulesHow:
    'The ball falls through {rows} rows. At each it goes to the left or to the right, both equally likely, so there are {outcomes} equally likely paths. What you see fall is exactly the path that was drawn.',
  rulesPay:
    'You get your stake times the slot where the ball lands, cut to the cent. The payout includes your stake: below × 1 you get less than you staked.',
  pays: 'Pays',
  ways: 'Paths',
  chance: 'Chance',
  ownKeys: 'In the groups of risk and rows the arrows choose.',
  exampleText:
    'You stake {stake} at {risk} risk and {rows} rows. The slot at either edge pays × {multiplier}: {payout}. {ways} of the {outcomes} paths lead to the two edges: {chance}%. If each path came once, you would stake {staked} and get {paid}: {return}%.',
  jackpotRule:
    'Every round in real money can win the jackpot, wherever the ball lands: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
