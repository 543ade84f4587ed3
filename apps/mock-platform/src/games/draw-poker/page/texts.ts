import type { PokerHand } from '@tonalli/contracts/games/video-poker';
import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Repartir',
  playing: 'Repartiendo…',
  ready: 'Elige tu apuesta y reparte',
  cashOut: 'Cambiar cartas',
  return: 'Retorno óptimo',
  pays: 'Lo que paga cada mano',
  paysLine: '{hand}: {amount}',
  hand: 'Tus cartas',
  covered: 'Carta boca abajo',
  cardAt: 'Carta {place}: {card}',
  coveredAt: 'Carta {place}: boca abajo',
  held: 'Se queda',
  hint: 'Sugerencia',
  hinting: 'Calculando…',
  hintKeep: 'Lo mejor: quédate con {cards}. Vuelven {worth} apuestas de media.',
  hintAll: 'Lo mejor: quédate con todas. Vuelven {worth} apuestas de media.',
  hintNone: 'Lo mejor: cambia todas. Vuelven {worth} apuestas de media.',
  dealtNothing: 'Toca las cartas que se quedan',
  dealtHand: '{hand}. Toca las cartas que se quedan',
  ended: '{hand}.',
  'royal-flush': 'Flor imperial',
  'four-deuces': 'Cuatro doses',
  'wild-royal': 'Imperial con doses',
  'five-of-a-kind': 'Quintilla',
  'straight-flush': 'Escalera de color',
  'four-of-a-kind': 'Póker',
  'full-house': 'Full',
  flush: 'Color',
  straight: 'Escalera',
  'three-of-a-kind': 'Tercia',
  'two-pair': 'Dos pares',
  'jacks-or-better': 'Par de J o más',
  nothing: 'Nada',
  'is-royal-flush': '10, J, Q, K y A del mismo palo',
  'is-natural-royal': '10, J, Q, K y A del mismo palo, sin doses que suplan',
  'is-four-deuces': 'Los cuatro doses',
  'is-wild-royal': '10, J, Q, K y A del mismo palo, con algún dos que suple',
  'is-five-of-a-kind': 'Cinco del mismo valor, con doses',
  'is-straight-flush': 'Cinco seguidas del mismo palo',
  'is-four-of-a-kind': 'Cuatro del mismo valor',
  'is-full-house': 'Tres de un valor y dos de otro',
  'is-flush': 'Cinco del mismo palo',
  'is-straight': 'Cinco seguidas; el as va antes del 2 o después del rey',
  'is-three-of-a-kind': 'Tres del mismo valor',
  'is-two-pair': 'Dos de un valor y dos de otro',
  'is-jacks-or-better': 'Dos jotas, dos reinas, dos reyes o dos ases',
  'is-nothing': 'Lo demás no paga',
  rulesHow:
    'Recibes cinco cartas de una baraja de 52 que se mezcla para cada ronda. Toca las que se quedan; las demás se cambian una sola vez por las siguientes de la baraja, de izquierda a derecha. La mano que queda paga según la tabla, y solo por lo mejor que es.',
  rulesWild: 'Los cuatro doses valen por la carta que más te convenga.',
  rulesStake:
    'Juegas siempre con los premios de cinco monedas: la flor imperial paga {top} veces la apuesta, sea la que sea.',
  rulesReturn:
    'El retorno de {rtp}% es el de la mejor jugada con cada reparto, contado exactamente sobre todos los repartos y cambios; de otro modo vuelve menos. La probabilidad de cada mano es también la de la mejor jugada.',
  rulesTimeout:
    'Si no sigues, o si te autoexcluyes con una ronda abierta, el juego guarda por ti las cartas de la mejor jugada y cambia las demás: nunca se pierde un premio hecho.',
  tableHand: 'Mano',
  tablePays: 'Paga',
  tableChance: 'Probabilidad',
  exampleText:
    'Apuestas {stake} y recibes {dealt}. Te quedas con {kept} y llegan {drawn}: {hand}, que paga {times} veces la apuesta, {payout}. Con {top} cobrarías {topPayout}.',
  limitsSteps:
    'Apuesta de {least} a {most}. Una ronda paga como mucho {pays}. Si se corta la conexión o cierras el juego, la ronda te espera con las mismas cartas. Si no sigues en {hours} horas, se guardan las cartas de la mejor jugada, se cambian las demás y se paga lo que salga.',
  ownKeys: 'Del 1 al 5 guardas o sueltas cada carta; con una carta enfocada, las flechas pasan a la de al lado.',
  ownKeysHint: 'H muestra la sugerencia.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Deal',
  playing: 'Dealing…',
  ready: 'Choose your stake and deal',
  cashOut: 'Draw',
  return: 'Best-play return',
  pays: 'What each hand pays',
  paysLine: '{hand}: {amount}',
  hand: 'Your cards',
  covered: 'Card face down',
  cardAt: 'Card {place}: {card}',
  coveredAt: 'Card {place}: face down',
  held: 'Held',
  hint: 'Hint',
  hinting: 'Working it out…',
  hintKeep: 'Best: hold {cards}. It returns {worth} stakes on average.',
  hintAll: 'Best: hold them all. It returns {worth} stakes on average.',
  hintNone: 'Best: replace them all. It returns {worth} stakes on average.',
  dealtNothing: 'Tap the cards to hold',
  dealtHand: '{hand}. Tap the cards to hold',
  ended: '{hand}.',
  'royal-flush': 'Royal flush',
  'four-deuces': 'Four deuces',
  'wild-royal': 'Wild royal flush',
  'five-of-a-kind': 'Five of a kind',
  'straight-flush': 'Straight flush',
  'four-of-a-kind': 'Four of a kind',
  'full-house': 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  'three-of-a-kind': 'Three of a kind',
  'two-pair': 'Two pair',
  'jacks-or-better': 'Jacks or better',
  nothing: 'Nothing',
  'is-royal-flush': '10, J, Q, K and A of one suit',
  'is-natural-royal': '10, J, Q, K and A of one suit, with no deuce standing in',
  'is-four-deuces': 'All four deuces',
  'is-wild-royal': '10, J, Q, K and A of one suit, with a deuce standing in',
  'is-five-of-a-kind': 'Five of one rank, with deuces',
  'is-straight-flush': 'Five in a row of one suit',
  'is-four-of-a-kind': 'Four of one rank',
  'is-full-house': 'Three of one rank and two of another',
  'is-flush': 'Five of one suit',
  'is-straight': 'Five in a row; the ace comes before the 2 or after the king',
  'is-three-of-a-kind': 'Three of one rank',
  'is-two-pair': 'Two of one rank and two of another',
  'is-jacks-or-better': 'Two jacks, two queens, two kings or two aces',
  'is-nothing': 'Anything else pays nothing',
  rulesHow:
    'You are dealt five cards from a deck of 52 that is shuffled for each round. Tap those you hold; the others are replaced once, by the next ones of the deck from left to right. The hand that you have then is paid by the table, and only for the best that it is.',
  rulesWild: 'The four deuces stand for whatever card serves you best.',
  rulesStake:
    'You always play with the prizes of five coins: a royal flush pays {top} times your stake, whatever it is.',
  rulesReturn:
    'The return of {rtp}% is that of the best hold of each deal, counted exactly over all deals and draws; any other way to play returns less. The chance of each hand is that of the best play too.',
  rulesTimeout:
    'If you do not go on, or exclude yourself with a round open, the game holds the cards of the best play for you and replaces the others: a prize that is made is never lost.',
  tableHand: 'Hand',
  tablePays: 'Pays',
  tableChance: 'Chance',
  exampleText:
    'You stake {stake} and are dealt {dealt}. You hold {kept} and draw {drawn}: {hand}, which pays {times} times your stake, {payout}. With {top} it would be {topPayout}.',
  limitsSteps:
    'Stakes from {least} to {most}. A round pays {pays} at most. If the connection breaks or you close the game, the round waits for you with the same cards. If you do not go on within {hours} hours, the cards of the best play are held, the others replaced, and what comes of it is paid.',
  ownKeys: '1 to 5 hold or release each card; with a card in focus, the arrows go to the next one.',
  ownKeysHint: 'H shows the hint.',
};

export type PokerText = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<PokerText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });

/** What a hand is, in words for the rules. */
export const meaningOf = (hand: PokerHand, isWild: boolean): PokerText =>
  hand === 'royal-flush' && isWild ? 'is-natural-royal' : `is-${hand}`;
