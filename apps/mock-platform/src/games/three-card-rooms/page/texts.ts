import type { InstantTranslate } from '../../page/instant/texts';
import { type TableKey, type TableTranslate, tableTexts } from '../../page/table/texts';
import type { Lang } from '../../page/texts';
import { ROOM_EN, ROOM_ES } from '../../rooms/page/texts';

const ES = {
  ...ROOM_ES,
  turning: 'Se habla por turnos',
  yourTurn: 'Te toca',
  waitsFor: 'Habla el asiento {seat}',
  outNow: 'Estás fuera de esta mano',
  outAway: 'No respondiste a tiempo y te retiraste: solo pierdes lo que ya pusiste',
  turnNow: 'Te toca: igualar cuesta {call}. Tienes {seconds} segundos. {cards}.',
  cardsUnseen: 'No has visto tus cartas',
  cardsSeen: 'Tus cartas: {cards}',
  call: 'Igualar',
  raise: 'Subir',
  compare: 'Comparar',
  fold: 'Retirarme',
  look: 'Ver cartas',
  speaks: 'habla',
  actLook: 'vio sus cartas',
  actCall: 'iguala',
  actRaise: 'sube',
  actCompare: 'pide comparar',
  actFold: 'se retiró',
  unseen: 'sin ver',
  pot: 'Bote {pot} · vuelta {lap} de {laps}',
  handTrio: 'Tercia',
  handStraightFlush: 'Escalera de color',
  handStraight: 'Escalera',
  handFlush: 'Color',
  handPair: 'Par',
  handHigh: 'Carta alta',
  wonShown: 'Gana el asiento {seat}: {hand}',
  wonUnseen: 'El bote es del asiento {seat}, sin mostrar cartas',
  wonShared: 'Manos iguales: se reparten el bote los asientos {seats}',
  rulesOpen:
    'Cada quien pone el ante, {ante}, y recibe tres cartas de una sola baraja. Ves las tuyas desde el principio; las de los demás, solo si siguen en la mano cuando se muestran.',
  rulesBlind:
    'Cada quien pone el ante, {ante}, y recibe tres cartas tapadas de una sola baraja. Puedes ver las tuyas cuando quieras, aunque no te toque; mientras no las veas, todo te cuesta la mitad. Las de los demás se ven solo si siguen en la mano cuando se muestran.',
  rulesTurns:
    'Se habla por turnos: empieza un asiento sorteado y se sigue en orden. En tu turno tienes {seconds} segundos para igualar el precio, subirlo un ante, retirarte o, si solo quedan dos, pedir comparar: pagas lo mismo que al igualar y se muestran las cartas. El precio empieza en un ante y llega a {level} como máximo; nunca baja. Después de {laps} vueltas se muestran las cartas de quienes siguen.',
  rulesHands:
    'De mayor a menor: tercia, escalera de color, escalera, color, par y carta alta. Entre las 22,100 manos posibles hay 52 tercias, 48 escaleras de color, 720 escaleras, 1,096 colores, 3,744 pares y 16,440 cartas altas: la escalera gana al color porque es más rara, y la tercia va primero por costumbre. El as es la carta más alta; en as, 2 y 3 cuenta como la más baja. Los palos no cuentan.',
  rulesPot:
    'El bote es de la mejor mano que se muestra; si todos los demás se retiran, es de quien queda, sin mostrar nada. Las manos iguales se lo reparten en partes iguales, y los centavos que sobran son del asiento de número más bajo. En una mano no puedes perder más que tu garantía.',
  rulesHouse:
    'La casa se queda con el {rake}% de lo que gana cada asiento, es decir, de lo que recibe del bote menos lo que puso, y con nada más. Entre todos vuelve más del 95% de lo que se juega; el 97.50% cuando dos ponen lo mismo.',
  rulesAway:
    'Si se acaba tu tiempo o se corta tu conexión, te retiras y pierdes solo lo que ya pusiste. Lo que decidas tarde se rechaza y no se cobra. Quien se toma una pausa o se excluye sale de la mano y recupera lo que puso.',
  rulesOrder:
    'La baraja sale de la cadena de semillas, de la huella de todos los asientos con la semilla de cada jugador, y de un valor público posterior al cierre: tres cartas por asiento, del 1 al 6, haya o no alguien sentado, y después el asiento que habla primero. Con la semilla publicada al final, cualquiera puede calcular todas las cartas, también las que no se mostraron.',
  exampleOpen:
    'Con ante de {ante} entre tres: subes (2 antes), una persona iguala y la otra se retira. En la segunda vuelta pides comparar y pagas 2 antes más. En el bote hay 9 antes, {pot}, de los que tú pusiste 5. Si ganas, son {win} más de lo que pusiste, menos la comisión de {part}.',
  exampleBlind:
    'Con ante de {ante} entre tres: subes sin ver tus cartas (1 ante en vez de 2), una persona que ya las vio iguala con 2 y la otra se retira. En la segunda vuelta pides comparar, todavía sin ver, y pagas 1 ante más. En el bote hay 7 antes, {pot}, de los que tú pusiste 3. Si ganas, son {win} más de lo que pusiste, menos la comisión de {part}.',
  keysText:
    'Del 1 al 6 eliges un asiento; Espacio o Entrar te sientan. En tu turno: 1 iguala, 2 sube, 3 pide comparar y 4 te retira.',
  keysBlind: 'El 5 muestra tus cartas.',
};

const EN: Record<keyof typeof ES, string> = {
  ...ROOM_EN,
  turning: 'Players speak in turn',
  yourTurn: 'Your turn',
  waitsFor: 'Seat {seat} speaks',
  outNow: 'You are out of this hand',
  outAway: 'You did not answer in time and folded: you lose only what you put in already',
  turnNow: 'Your turn: a call costs {call}. You have {seconds} seconds. {cards}.',
  cardsUnseen: 'You have not looked at your cards',
  cardsSeen: 'Your cards: {cards}',
  call: 'Call',
  raise: 'Raise',
  compare: 'Compare',
  fold: 'Fold',
  look: 'Look',
  speaks: 'speaks',
  actLook: 'looked',
  actCall: 'calls',
  actRaise: 'raises',
  actCompare: 'compares',
  actFold: 'folded',
  unseen: 'unseen',
  pot: 'Pot {pot} · lap {lap} of {laps}',
  handTrio: 'Three of a kind',
  handStraightFlush: 'Straight flush',
  handStraight: 'Straight',
  handFlush: 'Flush',
  handPair: 'Pair',
  handHigh: 'High card',
  wonShown: 'Seat {seat} wins: {hand}',
  wonUnseen: 'Seat {seat} has the pot without showing cards',
  wonShared: 'Equal hands: seats {seats} share the pot',
  rulesOpen:
    'Everybody puts in the ante, {ante}, and gets three cards of one deck. You see yours from the beginning; those of the others only if they are still in when cards are shown.',
  rulesBlind:
    'Everybody puts in the ante, {ante}, and gets three covered cards of one deck. You can look at yours whenever you like, also out of turn; as long as you have not, everything costs you half. Those of the others are seen only if they are still in when cards are shown.',
  rulesTurns:
    'Players speak in turn: a seat that is drawn begins, and the others follow in order. In your turn you have {seconds} seconds to call the price, to raise it by an ante, to fold or, if only two are left, to ask to compare: you pay as much as for a call, and cards are shown. The price begins at one ante and goes up to {level}; it never goes down. After {laps} laps the cards of everybody who is still in are shown.',
  rulesHands:
    'From the highest: three of a kind, straight flush, straight, flush, pair and high card. Of the 22,100 hands that there are 52 are three of a kind, 48 straight flushes, 720 straights, 1,096 flushes, 3,744 pairs and 16,440 high cards: a straight beats a flush because it is rarer, and three of a kind comes first by custom. The ace is the highest card; in ace, 2 and 3 it counts as the lowest. Suits do not count.',
  rulesPot:
    'The best hand that is shown has the pot; if all others fold it goes to who is left, without showing anything. Equal hands share it in equal parts, and the cents left over go to the seat with the lowest number. You cannot lose more than your cover in a hand.',
  rulesHouse:
    'The house keeps {rake}% of what a seat wins, that is, of what it gets from the pot less what it put in, and nothing else. More than 95% of what is played goes back to the players together; 97.50% where two put in the same.',
  rulesAway:
    'If your time is over or your connection breaks, you fold and lose only what you put in already. What you decide too late is refused and not charged. Whoever takes a break or excludes themself leaves the hand and has back what they put in.',
  rulesOrder:
    'The deck comes from the chain of seeds, from the fingerprint of all seats with the seed of each player, and from a public value behind the close: three cards for each seat, from 1 to 6, whether somebody sits there or not, and then the seat that speaks first. With the seed that is published at the end anybody can compute all cards, also those that were not shown.',
  exampleOpen:
    'With an ante of {ante} among three: you raise (2 antes), one person calls and the other folds. In the second lap you ask to compare and pay 2 more antes. The pot has 9 antes, {pot}, of which you put in 5. If you win, that is {win} more than you put in, less the commission of {part}.',
  exampleBlind:
    'With an ante of {ante} among three: you raise without looking at your cards (1 ante instead of 2), one person who has looked calls with 2 and the other folds. In the second lap you ask to compare, still unseen, and pay 1 more ante. The pot has 7 antes, {pot}, of which you put in 3. If you win, that is {win} more than you put in, less the commission of {part}.',
  keysText:
    '1 to 6 choose a seat; Space or Enter sit you down. In your turn: 1 calls, 2 raises, 3 compares and 4 folds.',
  keysBlind: '5 looks at your cards.',
};

export type TrioText = Exclude<keyof typeof ES, TableKey>;
export type Translate = InstantTranslate<TrioText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): TableTranslate<TrioText> => tableTexts(lang, { es: ES, en: EN });
