import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Repartir',
  playing: 'Repartiendo…',
  ready: 'Elige tu apuesta y reparte',
  choose: 'Elige tu jugada',
  chooseFor: '{name}: elige tu jugada',
  plays: 'Tu jugada',
  hit: 'Pedir',
  stand: 'Plantarse',
  double: 'Doblar',
  split: 'Separar',
  insure: 'Asegurar',
  decline: 'Sin seguro',
  dealer: 'Crupier',
  yourHand: 'Tu mano',
  handNumber: 'Mano {number}',
  covered: 'Carta boca abajo',
  paysPrint: 'BLACKJACK PAGA 3 A 2',
  standsPrint: 'El crupier se planta en todo 17',
  soft: '{total} suave',
  open: 'En juego',
  blackjack: 'Blackjack',
  won: 'Ganaste',
  push: 'Empate',
  lost: 'Perdiste',
  bust: 'Te pasaste',
  isPlayed: 'se juega ahora',
  stakeOf: 'Apuesta {amount}',
  insured: 'Seguro {amount}',
  insuredWon: 'El seguro pagó {amount}.',
  insuredLost: 'El seguro se perdió.',
  toldHand: '{name}: {cards}. Total {total}.',
  toldUp: 'El crupier muestra {card}.',
  toldEnd: '{name}: {total}, {outcome}.',
  toldDealer: 'Crupier: {cards}. Total {total}.',
  askInsurance: '¿Aseguras tu mano por {amount}?',
  hint: 'Estrategia',
  hintSays: 'La estrategia básica aquí: {play}',
  rulesHow:
    'Acércate a 21 más que el crupier sin pasarte. Las figuras cuentan 10 y el as 1 u 11. Un as y una carta de 10 en las dos primeras hacen blackjack, que paga 3 a 2; las demás manos que ganan pagan 1 a 1, y con el mismo total la apuesta vuelve. Si te pasas de 21, pierdes aunque el crupier también se pase.',
  rulesDealer:
    'El crupier muestra una carta. Si es un as o vale 10, mira la otra antes de que juegues: si tiene blackjack, la ronda termina ahí y solo pierdes la primera apuesta. Pide hasta 17 y se planta en todo 17, también en 17 suave, en el que el as cuenta 11.',
  rulesPlays:
    'Pedir saca otra carta; con 21 te plantas solo. Doblar pone otra vez tu apuesta, saca una sola carta y te planta: se puede con dos cartas cualesquiera, también después de separar. Separar hace dos manos de dos cartas del mismo valor, una sola vez, con otra apuesta igual; cada as separado recibe una carta, y 21 después de separar no es blackjack.',
  rulesInsurance:
    'Si el crupier muestra un as puedes asegurar tu mano con la mitad de la apuesta: paga 2 a 1 si tiene blackjack. Esa apuesta devuelve a la larga {rtp}%, mucho menos que el juego; la estrategia no la hace nunca.',
  rulesDeck:
    'Cada carta sale de una baraja completa de 52, así que contar cartas no sirve. Con la mejor estrategia el retorno es de {rtp}%; sin ella, menos. Los medios centavos del 3 a 2 y de la mitad que asegura se cortan: con una apuesta de centavos impares el retorno que ves ya lo descuenta.',
  tableTitle: 'La mejor jugada con dos cartas',
  tableHand: 'Tu mano',
  tablePair: '{rank} y {rank}',
  tableSoft: 'As y {rank}',
  tableLegend: 'P pedir, Q plantarse, D doblar, S separar',
  letterHit: 'P',
  letterStand: 'Q',
  letterDouble: 'D',
  letterSplit: 'S',
  exampleText:
    'Apuestas {stake}. Un blackjack te paga {natural}. Con 11 doblas: pones otros {stake} y, si ganas, cobras {doubled}. Separas una pareja de 8 y ganas las dos manos: cobras {doubled}. El premio máximo, {top}, llega si separas, doblas las dos manos y ganas las dos.',
  limitsSteps:
    'Apuesta de {least} a {most}. Una ronda paga como mucho {pays}. Si se corta la conexión o cierras el juego, la ronda te espera como estaba. Si no sigues en {hours} horas, o te excluyes, tus manos se plantan sin seguro y la ronda termina.',
  ownKeys: 'En la ronda: H pide, S se planta, D dobla, P separa, I asegura y N juega sin seguro.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Deal',
  playing: 'Dealing…',
  ready: 'Choose your stake and deal',
  choose: 'Choose your play',
  chooseFor: '{name}: choose your play',
  plays: 'Your play',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  split: 'Split',
  insure: 'Insure',
  decline: 'No insurance',
  dealer: 'Dealer',
  yourHand: 'Your hand',
  handNumber: 'Hand {number}',
  covered: 'Card face down',
  paysPrint: 'BLACKJACK PAYS 3 TO 2',
  standsPrint: 'Dealer stands on every 17',
  soft: 'soft {total}',
  open: 'In play',
  blackjack: 'Blackjack',
  won: 'Won',
  push: 'Push',
  lost: 'Lost',
  bust: 'Bust',
  isPlayed: 'being played',
  stakeOf: 'Stake {amount}',
  insured: 'Insurance {amount}',
  insuredWon: 'Insurance paid {amount}.',
  insuredLost: 'Insurance was lost.',
  toldHand: '{name}: {cards}. Total {total}.',
  toldUp: 'The dealer shows {card}.',
  toldEnd: '{name}: {total}, {outcome}.',
  toldDealer: 'Dealer: {cards}. Total {total}.',
  askInsurance: 'Insure your hand for {amount}?',
  hint: 'Strategy',
  hintSays: 'Basic strategy here: {play}',
  rulesHow:
    'Come closer to 21 than the dealer without going above it. Court cards count 10 and an ace 1 or 11. An ace and a card of 10 as the first two are a blackjack, which pays 3 to 2; other hands that win pay 1 to 1, and with the same total the stake comes back. Above 21 you lose, even if the dealer goes above it too.',
  rulesDealer:
    'The dealer shows one card. If it is an ace or counts 10, the dealer looks at the other before you play: with a blackjack the round ends there and only the first stake is lost. The dealer draws up to 17 and stands on every 17, also on soft 17, in which the ace counts 11.',
  rulesPlays:
    'Hit draws another card; with 21 you stand by yourself. Double stakes once more, draws one card only and stands: with any two cards, after a split too. Split makes two hands of two cards that count the same, once, with another equal stake; each split ace gets one card, and 21 after a split is no blackjack.',
  rulesInsurance:
    'If the dealer shows an ace you may insure your hand for half the stake: it pays 2 to 1 if the dealer has a blackjack. That bet returns {rtp}% in the long run, far less than the game; the strategy never makes it.',
  rulesDeck:
    'Each card comes from a full deck of 52, so counting cards is of no use. With the best strategy the return is {rtp}%; without it, less. Half cents of the 3 to 2 and of the half that insures are cut: with a stake of odd cents the return that you see has it in.',
  tableTitle: 'The best play with two cards',
  tableHand: 'Your hand',
  tablePair: '{rank} and {rank}',
  tableSoft: 'Ace and {rank}',
  tableLegend: 'H hit, S stand, D double, P split',
  letterHit: 'H',
  letterStand: 'S',
  letterDouble: 'D',
  letterSplit: 'P',
  exampleText:
    'You stake {stake}. A blackjack pays you {natural}. With 11 you double: you put another {stake} and, if you win, you are paid {doubled}. You split a pair of 8s and win both hands: you are paid {doubled}. The greatest win, {top}, comes if you split, double both hands and win both.',
  limitsSteps:
    'Stakes from {least} to {most}. A round pays {pays} at most. If the connection breaks or you close the game, the round waits for you as it stood. If you do not go on within {hours} hours, or exclude yourself, your hands stand without insurance and the round ends.',
  ownKeys: 'In a round: H hits, S stands, D doubles, P splits, I insures and N plays without insurance.',
};

export type BlackjackText = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<BlackjackText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
