import { type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Comprar cartón',
  playing: 'Comprando…',
  ready: 'Compra un cartón: tres símbolos iguales ganan',
  revealAll: 'Revelar todo',
  scratchNow: 'Raspa las nueve casillas, o revela todo',
  music: 'Música',
  card: 'Cartón',
  prizes: 'Premios',
  threeWin: '3 iguales ganan',
  covered: 'Casilla {field}, cubierta',
  uncovered: 'Casilla {field}: × {multiplier}',
  forSale: 'Casilla {field}, sin comprar',
  threeEqual: 'Tres iguales: × {multiplier}.',
  noThree: 'No hay tres iguales.',
  rolls: 'Últimos cartones',
  prizeItem: 'Tres iguales: × {multiplier}, {amount}',
  rulesHow:
    'Bajo el material que se raspa hay nueve símbolos. Si tres son iguales, recibes tu apuesta multiplicada por lo que vale el símbolo; ningún cartón tiene dos veces tres iguales.',
  rulesDecided:
    'El cartón queda decidido y pagado al comprarlo: raspar solo lo muestra. Si cierras el juego sin raspar no pierdes nada; lo que ganó ya está en tu saldo y el cartón en tu historial.',
  rulesFair:
    'Un número menor que 1,000,000 dice qué gana el cartón; otro elige su aspecto, al azar, entre todos los cartones que ganan justo eso. Los que no ganan salen de los {losing} cartones sin tres iguales, todos igual de probables: nadie dispone «casi premios».',
  pays: 'Paga',
  ways: 'De 1,000,000',
  chance: 'Probabilidad',
  exampleText:
    'Compras un cartón de {stake}. El símbolo más alto paga × {multiplier}: {payout}; lo tienen {ways} de cada {outcomes} cartones: {chance}%. Con todos ellos apostarías {staked} y recibirías {paid}: {return}%.',
  ownKeys: 'En el cartón, las flechas van de casilla en casilla, Espacio o Entrar raspan, y C compra o revela todo.',
  jackpotRule:
    'Cada cartón con dinero real puede ganar el gran bote, gane o no: con lo que guarda ahora, 1 posibilidad en {odds} por cada peso apostado. El número que lo decide sale de las mismas semillas y se puede verificar.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Buy a card',
  playing: 'Buying…',
  ready: 'Buy a card: three equal symbols win',
  revealAll: 'Reveal all',
  scratchNow: 'Scratch the nine fields, or reveal all',
  music: 'Music',
  card: 'Card',
  prizes: 'Prizes',
  threeWin: '3 alike win',
  covered: 'Field {field}, covered',
  uncovered: 'Field {field}: × {multiplier}',
  forSale: 'Field {field}, not bought',
  threeEqual: 'Three alike: × {multiplier}.',
  noThree: 'No three are alike.',
  rolls: 'Latest cards',
  prizeItem: 'Three alike: × {multiplier}, {amount}',
  rulesHow:
    'Below the foil there are nine symbols. If three are alike, you get your stake times what the symbol is worth; no card has three alike twice.',
  rulesDecided:
    'A card is decided and paid as you buy it: scratching only shows it. If you close the game without scratching you lose nothing; what it won is in your balance, and the card in your history.',
  rulesFair:
    'One number below 1,000,000 says what the card wins; another picks its looks, by chance, among all cards that win just that. Those that win nothing come from the {losing} cards without three alike, each as likely as any other: nobody lays out near misses.',
  pays: 'Pays',
  ways: 'Of 1,000,000',
  chance: 'Chance',
  exampleText:
    'You buy a card of {stake}. The highest symbol pays × {multiplier}: {payout}; {ways} of every {outcomes} cards have it: {chance}%. With all of them you would stake {staked} and get {paid}: {return}%.',
  ownKeys: 'On the card the arrows go from field to field, Space or Enter scratch, and C buys or reveals all.',
  jackpotRule:
    'Every card in real money can win the jackpot, whether it wins or not: at what it holds now, 1 chance in {odds} for every peso staked. The number that decides it comes from the same seeds and can be verified.',
};

export type Translate = InstantTranslate<keyof typeof ES>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
