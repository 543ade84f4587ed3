import type { InstantTranslate } from '../../page/instant/texts';
import { type TableKey, type TableTranslate, tableTexts } from '../../page/table/texts';
import type { Lang } from '../../page/texts';
import { ROOM_EN, ROOM_ES } from '../../rooms/page/texts';

const ES = {
  ...ROOM_ES,
  bidding: 'Se puja por la banca',
  staking: 'Se apuesta contra la banca',
  bank: 'Banca',
  askBid: '¿Pujas por la banca?',
  askStake: '¿Cuánto juegas contra la banca?',
  youBank: 'Tienes la banca. Los demás apuestan',
  bidMissed: 'Se acabó tu tiempo: no pujaste',
  noBid: 'No pujo',
  decideBid: 'Puja {times}',
  decideStake: 'Apuesta {times}',
  turnBid: '{ask} Tienes {seconds} segundos. Tus cartas: {cards}.',
  niu: 'Niu {points}',
  niuNiu: '¡Niu niu!',
  noNiu: 'Sin niu',
  handTold: 'La banca fue del asiento {seat}: {hand}',
  rulesBank:
    'Cada quien recibe cinco cartas de una sola baraja y ve cuatro de las suyas. Primero se puja por la banca, de 0 a 3: la tiene quien puja más; si varios pujan lo mismo, decide un orden sorteado con las cartas, y si nadie puja, la banca vale 1. Después los demás apuestan contra la banca de 1 a 5 veces. Hay {bid} segundos para pujar y {stake} para apostar.',
  rulesNiu:
    'Si tres de tus cartas suman 10, 20 o 30, las otras dos dicen tu niu: lo que pasan de una decena, y niu niu si la completan. El as vale 1; 10, jota, reina y rey valen 10. Gana el niu más alto; si son iguales, la carta más alta (el rey es la mayor, el as la menor) y después su palo: picas, corazones, tréboles, diamantes. Sin niu se gana solo contra quien tampoco tiene, por la carta más alta.',
  rulesPay:
    'Cada quien gana o pierde contra la banca: ante {ante} × puja de la banca × tu apuesta × la mano que gana (niu niu 3, niu 7 a 9 2, las demás 1). Nadie pierde ni gana en una mano más que su garantía: si a la banca no le alcanza, cada ganador recibe la misma proporción; si ganaría más, cada perdedor paga la misma proporción.',
  rulesHouse:
    'La casa se queda con el {rake}% de lo que gana cada asiento, y con nada más: entre todos vuelve el 97.50% de lo que se juega.',
  rulesAway:
    'Si se acaba tu tiempo o se corta tu conexión, no pujas y apuestas 1 vez. Lo que decidas tarde se rechaza y no se cobra.',
  rulesOrder:
    'La baraja sale de la cadena de semillas, de la huella de todos los asientos con la semilla de cada jugador, y de un valor público posterior al cierre: cinco cartas por asiento, del 1 al 6, haya o no alguien sentado, y después el orden para empates de puja.',
  rulesExample:
    'Con ante de {ante}, la banca pujó 2 y tú apostaste 4. Con niu niu contra su niu 9 ganas {ante} × 2 × 4 × 3 = {win}, menos la comisión de {part}.',
  keysText: 'Del 1 al 6 eliges un asiento; Espacio o Entrar te sientan. Al pujar, del 0 al 3; al apostar, del 1 al 5.',
};

const EN: Record<keyof typeof ES, string> = {
  ...ROOM_EN,
  bidding: 'The bank is bid for',
  staking: 'Stakes against the bank',
  bank: 'Bank',
  askBid: 'Do you bid for the bank?',
  askStake: 'How much do you play against the bank?',
  youBank: 'You have the bank. The others stake',
  bidMissed: 'Your time was over: you did not bid',
  noBid: 'No bid',
  decideBid: 'Bid {times}',
  decideStake: 'Stake {times}',
  turnBid: '{ask} You have {seconds} seconds. Your cards: {cards}.',
  niu: 'Niu {points}',
  niuNiu: 'Niu niu!',
  noNiu: 'No niu',
  handTold: 'Seat {seat} had the bank: {hand}',
  rulesBank:
    'Each gets five cards of one deck and sees four of their own. First the bank is bid for, from 0 to 3: whoever bids most has it; where several bid the same, an order decides that is drawn with the cards, and where nobody bids the bank counts 1. Then the others stake against the bank, 1 to 5 times. There are {bid} seconds to bid and {stake} to stake.',
  rulesNiu:
    'If three of your cards add up to 10, 20 or 30, the other two say your niu: what they are above a ten, and niu niu if they make one. An ace counts 1; 10, jack, queen and king count 10. The higher niu wins; if they are equal, the highest card (the king is the highest, the ace the lowest) and then its suit: spades, hearts, clubs, diamonds. Without a niu one wins only against who has none either, by the highest card.',
  rulesPay:
    'Each wins or loses against the bank: ante {ante} × the bank’s bid × your stake × the hand that wins (niu niu 3, niu 7 to 9 2, all others 1). Nobody loses or wins more than their cover in a hand: if the bank cannot pay all, every winner gets the same share; if it would win more, every loser pays the same share.',
  rulesHouse:
    'The house keeps {rake}% of what a seat wins, and nothing else: 97.50% of what is played goes back to the players together.',
  rulesAway:
    'If your time is over or your connection breaks, you do not bid and stake 1 time. What you decide too late is refused and not charged.',
  rulesOrder:
    'The deck comes from the chain of seeds, from the fingerprint of all seats with the seed of each player, and from a public value behind the close: five cards for each seat, from 1 to 6, whether somebody sits there or not, and then the order for equal bids.',
  rulesExample:
    'With an ante of {ante}, the bank bid 2 and you staked 4. With niu niu against its niu 9 you win {ante} × 2 × 4 × 3 = {win}, less the commission of {part}.',
  keysText: '1 to 6 choose a seat; Space or Enter sit you down. Bid with 0 to 3, stake with 1 to 5.',
};

export type RoomText = Exclude<keyof typeof ES, TableKey>;
export type Translate = InstantTranslate<RoomText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): TableTranslate<RoomText> => tableTexts(lang, { es: ES, en: EN });
