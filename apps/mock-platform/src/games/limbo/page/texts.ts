import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  target: 'Multiplicador objetivo',
  goal: 'Objetivo',
  ready: 'Elige tu objetivo y juega',
  drew: 'Salió {result}.',
  rulesHow:
    'Cada ronda saca un multiplicador de 1.00 a 1,000,000.00: cuanto más alto, más raro. Ganas si llega a tu objetivo o lo pasa, y recibes tu apuesta por tu objetivo, salga lo que salga por encima.',
  rulesPay:
    'Se saca un número de 0 a 4,294,967,295, todos igual de probables. El multiplicador es {rtp}% de 4,294,967,296 entre lo que falta desde ese número hasta 4,294,967,296, cortado a dos decimales. Por eso la probabilidad de llegar a un objetivo es {rtp}% entre el objetivo. El pago se corta al centavo, y el retorno que ves ya cuenta los cortes.',
  exampleText:
    'Apuestas {stake} con objetivo {target}. Lo alcanzan {winning} de los 4,294,967,296 números: {chance}%. Si sale {target} o más recibes {payout}; si no, pierdes {stake}. A la larga vuelve {return}% de lo apostado.',
};

const EN: Record<keyof typeof ES, string> = {
  target: 'Target multiplier',
  goal: 'Target',
  ready: 'Choose your target and play',
  drew: 'Drew {result}.',
  rulesHow:
    'Each round draws a multiplier from 1.00 to 1,000,000.00: the higher, the rarer. You win when it reaches your target or goes beyond it, and get your stake times your target, however far beyond it went.',
  rulesPay:
    'A number from 0 to 4,294,967,295 is drawn, all equally likely. The multiplier is {rtp}% of 4,294,967,296 divided by what is left from that number to 4,294,967,296, cut to two decimals. So the chance to reach a target is {rtp}% divided by the target. The payout is cut to the cent, and the return that you see has the cuts in it.',
  exampleText:
    'You stake {stake} with the target {target}. {winning} of the 4,294,967,296 numbers reach it: {chance}%. If {target} or more comes you get {payout}; if not, you lose {stake}. In the long run {return}% of what is staked comes back.',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
