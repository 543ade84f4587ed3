import { type InstantKey, type InstantTranslate, instantTexts } from '../../page/instant/texts';
import type { Lang } from '../../page/texts';

const ES = {
  play: 'Repartir',
  playing: 'Repartiendo…',
  ready: 'Elige tu apuesta y reparte',
  higher: 'Mayor o igual',
  lower: 'Menor o igual',
  skip: 'Saltar carta',
  picks: 'Cómo será la carta que sigue',
  pickOdds: '{chance}% · × {multiplier}',
  notOffered: 'No se ofrece',
  skipsLeft: 'Quedan {count}',
  trail: 'Cartas de la ronda',
  covered: 'Carta boca abajo',
  standing: '{card}. Llevas × {multiplier}: {amount}.',
  first: '{card}. ¿Mayor o menor?',
  skipped: '{card}. Sigues como estabas.',
  endLost: '{card}: fallaste.',
  endCashed: 'Cobraste × {multiplier}.',
  endRefunded: 'No elegiste ninguna carta.',
  atMost: '≤\u00a0{value}',
  rulesHow:
    'Sale una carta y tú eliges si la siguiente será mayor o menor. El as es la más baja y el rey la más alta; el palo no cuenta. Una carta igual gana en los dos lados. Después de cada acierto puedes cobrar o seguir; si fallas, pierdes la apuesta.',
  rulesDeck:
    'Cada carta sale de una baraja completa de 52, así que los 13 valores son siempre igual de probables. Una ronda muestra como mucho {cards} cartas y deja saltar {skips}. Con la última carta se cobra sola. Lo que no puede perder no se ofrece, ni lo que podría pagar más del máximo; si una carta no deja elegir nada, se cobra sola.',
  rulesPay:
    'El multiplicador es {rtp}% por 13 entre los valores que ganan, y otra vez por 13 entre los valores que ganan en cada acierto que sigue. El {rtp}% cuenta una sola vez, así que el retorno es el mismo te detengas donde te detengas. Solo al cobrar se corta el multiplicador a cuatro decimales y el pago al centavo; el retorno que ves ya descuenta lo más que esos cortes pueden quitar. La volatilidad la eliges tú: la que ves es la de ir por el premio máximo.',
  tableCard: 'Carta',
  exampleText:
    'Apuestas {stake} y sale un {from}. «{side}» gana con {winning} de los 13 valores: {chance}%. {rtp}% × 13 ÷ {winning} = {multiplier}. Si aciertas puedes cobrar {payout}. Si en vez de eso sale un {next}, eliges «{nextSide}» ({nextWinning} de 13) y aciertas otra vez: {rtp}% × 13 ÷ {winning} × 13 ÷ {nextWinning} = {nextMultiplier}, y cobras {nextPayout}.',
  limitsSteps:
    'Apuesta de {least} a {most}. Una ronda paga como mucho {pays}: lo que podría pagar más no se ofrece. Si se corta la conexión o cierras el juego, la ronda te espera como estaba. Si no sigues en {hours} horas, se cobra lo que llevas; si no elegiste ninguna carta, vuelve tu apuesta.',
  ownKeys:
    'En la ronda: flecha arriba elige mayor o igual, flecha abajo menor o igual, S salta la carta, y Espacio o Entrar cobran.',
};

const EN: Record<keyof typeof ES, string> = {
  play: 'Deal',
  playing: 'Dealing…',
  ready: 'Choose your stake and deal',
  higher: 'Higher or same',
  lower: 'Lower or same',
  skip: 'Skip card',
  picks: 'What the next card will be',
  pickOdds: '{chance}% · × {multiplier}',
  notOffered: 'Not offered',
  skipsLeft: '{count} left',
  trail: 'Cards of the round',
  covered: 'Card face down',
  standing: '{card}. You have × {multiplier}: {amount}.',
  first: '{card}. Higher or lower?',
  skipped: '{card}. You stand as before.',
  endLost: '{card}: wrong.',
  endCashed: 'You cashed out × {multiplier}.',
  endRefunded: 'You picked no card.',
  atMost: '≤\u00a0{value}',
  rulesHow:
    'A card is shown and you choose whether the next one will be higher or lower. The ace is the lowest and the king the highest; suits do not count. An equal card wins on both sides. After each correct pick you may cash out or go on; a wrong one loses the stake.',
  rulesDeck:
    'Each card comes from a full deck of 52, so all 13 ranks are always equally likely. A round shows {cards} cards at most and lets you skip {skips}. With the last card it cashes out by itself. What cannot lose is not offered, nor what could pay more than the most; where a card leaves nothing to choose, the round cashes out by itself.',
  rulesPay:
    'The multiplier is {rtp}% times 13 over the ranks that win, and again times 13 over the ranks that win with each correct pick that follows. The {rtp}% counts only once, so the return is the same wherever you stop. The multiplier is cut to four decimals and the payout to the cent at the cash-out alone; the return that you see has the most that these cuts can take in it. How much it swings is up to you: what you see is that of going for the greatest win.',
  tableCard: 'Card',
  exampleText:
    'You stake {stake} and a {from} is shown. “{side}” wins on {winning} of the 13 ranks: {chance}%. {rtp}% × 13 ÷ {winning} = {multiplier}. If you are right you can cash out {payout}. If a {next} is shown and you go on with “{nextSide}” ({nextWinning} of 13) and are right again: {rtp}% × 13 ÷ {winning} × 13 ÷ {nextWinning} = {nextMultiplier}, and you cash out {nextPayout}.',
  limitsSteps:
    'Stakes from {least} to {most}. A round pays {pays} at most: what could pay more is not offered. If the connection breaks or you close the game, the round waits for you as it stood. If you do not go on within {hours} hours, what you have is cashed out; if you picked no card, your stake comes back.',
  ownKeys:
    'In a round: the up arrow picks higher or same, the down arrow lower or same, S skips the card, and Space or Enter cash out.',
};

export type HiLoText = Exclude<keyof typeof ES, InstantKey>;
export type Translate = InstantTranslate<HiLoText>;

/** The texts of one language; `{name}` is filled from the values. */
export const texts = (lang: Lang): Translate => instantTexts(lang, { es: ES, en: EN });
