import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Repartir',
  playing: 'Repartiendo…',
  ready: 'Elige tu ante y reparte',
  stake: 'Ante',
  return: 'Retorno óptimo',
  dealer: 'Crupier',
  player: 'Tú',
  covered: 'Carta boca abajo',
  felt: 'El crupier juega con reina o más',
  ante: 'Ante',
  raise: 'Jugada',
  pairPlus: 'Par o más',
  pairPlusAt: 'Par o más: {amount} aparte',
  playFor: 'Jugar · {amount}',
  fold: 'Retirarse',
  hint: 'Sugerencia',
  hintPlay: 'Lo mejor: jugar (reina, 6, 4 o más).',
  hintFold: 'Lo mejor: retirarse (menos de reina, 6, 4).',
  choosing: '{hand}. ¿Juegas o te retiras?',
  choosingCards: '{cards}: {hand}. ¿Juegas o te retiras?',
  unqualified: 'El crupier no juega: {cards}.',
  endPlay: 'Tú, {own}; el crupier, {cards}: {dealer}.',
  endFold: 'Te retiraste. El crupier tenía {cards}: {dealer}.',
  endCheck: 'No seguiste. El crupier tenía {cards}: {dealer}.',
  'high-card': 'Carta alta',
  pair: 'Par',
  flush: 'Color',
  straight: 'Escalera',
  'three-of-a-kind': 'Tercia',
  'straight-flush': 'Escalera de color',
  rulesHow:
    'Tú y el crupier reciben tres cartas de una baraja de 52 que se mezcla para cada ronda. Al ver las tuyas juegas, con otra apuesta igual al ante, o te retiras y pierdes el ante.',
  rulesDealer:
    'El crupier juega con reina o más. Si no llega, el ante paga 1 a 1 y la jugada vuelve. Si llega, la mano mejor gana: las dos apuestas pagan 1 a 1 o se pierden; iguales, vuelven.',
  rulesOrder:
    'De menor a mayor: carta alta, par, color, escalera, tercia, escalera de color. El as es la más alta, o va antes de 2 y 3.',
  rulesPlus:
    'Par o más es una apuesta aparte, igual al ante, que solo mira tus tres cartas: se paga aunque te retires o pierdas. El premio extra del ante se paga si juegas, ganes o no.',
  rulesReturn:
    'El retorno es el de la mejor jugada, contado sobre todos los repartos: jugar con reina, 6 y 4 o más, y retirarse con menos. Sin Par o más: {ante}%; con Par o más: {plus}% de lo apostado antes de ver las cartas.',
  rulesTimeout:
    'Si no sigues, o si te autoexcluyes con una ronda abierta, no se apuesta nada más: con par o más el ante se compara solo, con su premio extra; con menos, te retiras.',
  tableHand: 'Mano',
  tableBonus: 'Extra del ante',
  tablePlus: 'Par o más',
  toOne: '{times} a 1',
  exampleText:
    'Tu ante es {stake} y tienes una escalera. Juegas {stake} más y el crupier, con reina, tiene menos: el ante y la jugada devuelven {double} cada uno y el extra paga {stake}; en total {total}. Con Par o más por otros {stake} recibirías además {plus}.',
  limitsSteps:
    'Ante de {least} a {most}. Una ronda paga como mucho {pays}. Si se corta la conexión o cierras el juego, la ronda te espera como estaba. Si no sigues en {hours} horas, no se apuesta más: con par o más el ante se compara con el crupier; con menos, te retiras.',
  ownKeys: 'En la ronda: Espacio o Entrar juegan, F se retira.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Deal',
  playing: 'Dealing…',
  ready: 'Choose your ante and deal',
  stake: 'Ante',
  return: 'Best-play return',
  dealer: 'Dealer',
  player: 'You',
  covered: 'Card face down',
  felt: 'The dealer plays with a queen or better',
  ante: 'Ante',
  raise: 'Play',
  pairPlus: 'Pair plus',
  pairPlusAt: 'Pair plus: {amount} besides',
  playFor: 'Play · {amount}',
  fold: 'Fold',
  hint: 'Hint',
  hintPlay: 'Best: play (queen, 6, 4 or better).',
  hintFold: 'Best: fold (less than queen, 6, 4).',
  choosing: '{hand}. Play or fold?',
  choosingCards: '{cards}: {hand}. Play or fold?',
  unqualified: 'The dealer does not play: {cards}.',
  endPlay: 'You, {own}; the dealer, {cards}: {dealer}.',
  endFold: 'You folded. The dealer had {cards}: {dealer}.',
  endCheck: 'You did not go on. The dealer had {cards}: {dealer}.',
  'high-card': 'High card',
  pair: 'Pair',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Three of a kind',
  'straight-flush': 'Straight flush',
  rulesHow:
    'You and the dealer have three cards each from a deck of 52 that is shuffled for each round. When you see yours you play, with another stake equal to the ante, or fold and lose the ante.',
  rulesDealer:
    'The dealer plays with a queen or better. With less, the ante pays 1 to 1 and the play comes back. Otherwise the better hand wins: both stakes pay 1 to 1 or are lost; alike, both come back.',
  rulesOrder:
    'From the lowest: high card, pair, flush, straight, three of a kind, straight flush. The ace is the highest, or comes before 2 and 3.',
  rulesPlus:
    'Pair plus is a stake of its own, as much as the ante, on your three cards alone: it is paid though you fold or lose. The bonus of the ante is paid when you play, won or not.',
  rulesReturn:
    'The return is that of the best play, counted over all deals: play with a queen, 6 and 4 or better, and fold with less. Without pair plus: {ante}%; with it: {plus}% of what is staked before the cards.',
  rulesTimeout:
    'If you do not go on, or exclude yourself with a round open, nothing more is staked: with a pair or better the ante is compared alone, with its bonus; with less, you fold.',
  tableHand: 'Hand',
  tableBonus: 'Ante bonus',
  tablePlus: 'Pair plus',
  toOne: '{times} to 1',
  exampleText:
    'Your ante is {stake} and you have a straight. You play {stake} more, and the dealer, with a queen, has less: ante and play return {double} each and the bonus pays {stake}; in all {total}. With pair plus for another {stake} you would have {plus} besides.',
  limitsSteps:
    'Antes from {least} to {most}. A round pays {pays} at most. If the connection breaks or you close the game, the round waits for you as it stood. If you do not go on within {hours} hours, nothing more is staked: with a pair or better the ante is compared with the dealer; with less, you fold.',
  ownKeys: 'In a round: Space or Enter play, F folds.',
};

export type ThreeCardText = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<ThreeCardText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
