import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Tirar',
  playing: 'Tirando…',
  sideLabel: 'Gana si sale',
  under: 'Menor que',
  over: 'Mayor que',
  target: 'Número',
  multiplier: 'Multiplicador',
  slider: 'Número que eliges',
  sliderNow: '{side} {target}, gana {chance}%',
  ready: 'Elige tu número y tira',
  rolled: 'Salió {roll}.',
  rolls: 'Últimas tiradas',
  rulesHow:
    'Cada tirada saca un número del 0.00 al 99.99. Los 10,000 números son igual de probables. «Menor que» gana si el número es menor que el tuyo; «Mayor que», si es mayor. Si sale justo tu número, pierdes.',
  rulesPay:
    'El multiplicador es {rtp}% entre la probabilidad de ganar, cortado a cuatro decimales. El pago incluye tu apuesta y se corta al centavo. El retorno que ves ya cuenta esos cortes.',
  exampleText:
    'Apuestas {stake} a «{side} {target}». Ganan {winning} de los 10,000 números: {chance}%. {rtp} ÷ {chance} = {exact}, así que el multiplicador es {multiplier}. Si aciertas recibes {payout}; si no, pierdes {stake}. Si salieran los 10,000 números una vez cada uno, apostarías {staked} y recibirías {paid}: {return}%.',
  jackpotRule:
    'Cada jugada con dinero real puede ganar el gran bote, salga el número que salga: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Roll',
  playing: 'Rolling…',
  sideLabel: 'Wins when the roll is',
  under: 'Under',
  over: 'Over',
  target: 'Target',
  multiplier: 'Multiplier',
  slider: 'Your target',
  sliderNow: '{side} {target}, wins {chance}%',
  ready: 'Choose your target and roll',
  rolled: 'Rolled {roll}.',
  rolls: 'Latest rolls',
  rulesHow:
    'Each roll is a number from 0.00 to 99.99. All 10,000 numbers are equally likely. “Under” wins when the number is smaller than your target, “Over” when it is greater. The target itself loses.',
  rulesPay:
    'The multiplier is {rtp}% divided by the chance to win, cut to four decimals. The payout includes your stake and is cut to the cent. The return that you see has these cuts in it.',
  exampleText:
    'You stake {stake} on “{side} {target}”. {winning} of the 10,000 numbers win: {chance}%. {rtp} ÷ {chance} = {exact}, so the multiplier is {multiplier}. If you win you get {payout}; if not, you lose {stake}. If each of the 10,000 numbers came once, you would stake {staked} and get {paid}: {return}%.',
  jackpotRule:
    'Every round in real money can win the jackpot, whatever number is rolled: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
