import { type Lang, type PageKey, pageTexts, type Translate as TranslateOf } from '../../page/texts';

const ES = {
  roll: 'Tirar',
  rolling: 'Tirando…',
  sideLabel: 'Gana si sale',
  under: 'Menor que',
  over: 'Mayor que',
  target: 'Número',
  multiplier: 'Multiplicador',
  chance: 'Probabilidad',
  slider: 'Número que eliges',
  sliderNow: '{side} {target}, gana {chance}\u00a0%',
  half: 'La mitad de la apuesta',
  double: 'El doble de la apuesta',
  least: 'Apuesta mínima',
  most: 'Apuesta máxima',
  leastShort: 'Mín',
  mostShort: 'Máx',
  return: 'Retorno',
  topWin: 'Premio máximo',
  topChance: 'Su probabilidad',
  ready: 'Elige tu número y tira',
  rolled: 'Salió {roll}.',
  rolls: 'Últimas tiradas',
  rollWon: '{roll}, ganó',
  rollLost: '{roll}, no ganó',
  stakeLowered: 'La apuesta bajó a {amount}: una jugada paga como mucho {most}',
  rules: 'Reglas',
  rulesHow:
    'Cada tirada saca un número del 0.00 al 99.99. Los 10,000 números son igual de probables. «Menor que» gana si el número es menor que el tuyo; «Mayor que», si es mayor. Si sale justo tu número, pierdes.',
  rulesPay:
    'El multiplicador es {rtp}\u00a0% entre la probabilidad de ganar, cortado a cuatro decimales. El pago incluye tu apuesta y se corta al centavo. El retorno que ves ya cuenta esos cortes.',
  example: 'Ejemplo con tu apuesta',
  exampleText:
    'Apuestas {stake} a «{side} {target}». Ganan {winning} de los 10,000 números: {chance}\u00a0%. {rtp} ÷ {chance} = {exact}, así que el multiplicador es {multiplier}. Si aciertas recibes {payout}; si no, pierdes {stake}. Si salieran los 10,000 números una vez cada uno, apostarías {staked} y recibirías {paid}: {return}\u00a0%.',
  limits: 'Límites',
  limitsText:
    'Apuesta de {least} a {most}. Una jugada paga como mucho {pays}. La jugada se decide en cuanto llega: si se corta la conexión, al volver ves su resultado y no se cobra otra vez.',
  jackpotRule:
    'Cada jugada con dinero real puede ganar el gran bote, salga el número que salga: 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

type TextKey = keyof typeof ES | PageKey;

const EN: Record<keyof typeof ES, string> = {
  roll: 'Roll',
  rolling: 'Rolling…',
  sideLabel: 'Wins when the roll is',
  under: 'Under',
  over: 'Over',
  target: 'Target',
  multiplier: 'Multiplier',
  chance: 'Win chance',
  slider: 'Your target',
  sliderNow: '{side} {target}, wins {chance}\u00a0%',
  half: 'Half the stake',
  double: 'Double the stake',
  least: 'Smallest stake',
  most: 'Greatest stake',
  leastShort: 'Min',
  mostShort: 'Max',
  return: 'Return',
  topWin: 'Maximum win',
  topChance: 'Its chance',
  ready: 'Choose your target and roll',
  rolled: 'Rolled {roll}.',
  rolls: 'Latest rolls',
  rollWon: '{roll}, won',
  rollLost: '{roll}, did not win',
  stakeLowered: 'The stake went down to {amount}: a round pays {most} at most',
  rules: 'Rules',
  rulesHow:
    'Each roll is a number from 0.00 to 99.99. All 10,000 numbers are equally likely. “Under” wins when the number is smaller than your target, “Over” when it is greater. The target itself loses.',
  rulesPay:
    'The multiplier is {rtp}\u00a0% divided by the chance to win, cut to four decimals. The payout includes your stake and is cut to the cent. The return that you see has these cuts in it.',
  example: 'An example with your bet',
  exampleText:
    'You stake {stake} on “{side} {target}”. {winning} of the 10,000 numbers win: {chance}\u00a0%. {rtp} ÷ {chance} = {exact}, so the multiplier is {multiplier}. If you win you get {payout}; if not, you lose {stake}. If each of the 10,000 numbers came once, you would stake {staked} and get {paid}: {return}\u00a0%.',
  limits: 'Limits',
  limitsText:
    'Stakes from {least} to {most}. A round pays {pays} at most. A round is decided as soon as it arrives: if the connection breaks you see its result when you are back, and nothing is charged twice.',
  jackpotRule:
    'Every round in real money can win the jackpot, whatever number is rolled: 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

export type Translate = TranslateOf<TextKey>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => pageTexts(lang, { es: ES, en: EN });
