import { TrioBet, TrioConfig, type TrioHand, TrioView } from '@tonalli/contracts/games/three-card-rooms';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { DrawSource } from '../../../kernel/fairness';
import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import { rakeOf } from '../../rooms/rake';
import type { FamilyVerifier, PlayedRound, RecordedRound, Values } from '../../verify/family-verifier';
import { digits } from '../../verify/fields';
import { drawDeal } from '../deal';
import { bestOf } from '../hand';
import { minorOf, netOf } from '../money';
import { texts } from './texts';
import { handText } from './told';
import './verifier.css';

type Rules = Pick<TrioConfig, 'anteMinor' | 'rakeBp'>;

interface Shown {
  readonly seat: number;
  readonly cards: readonly number[];
  readonly paidMinor: number;
  readonly netMinor: number;
}

interface Typed {
  readonly seat: number;
  /** What it put in, in halves of an ante. */
  readonly halves: number;
  readonly isOut: boolean;
}

/** `3:12`, or `3:4x` of a seat that is out. */
const playersText = ({ seats }: TrioHand, { anteMinor }: Rules): string =>
  seats.map(({ seat, paidMinor, isOut }) => `${seat}:${(2 * paidMinor) / anteMinor}${isOut ? 'x' : ''}`).join(' ');

/** Null where the text names no players. */
function readPlayers(text: string): Typed[] | null {
  const words = text.trim().split(/\s+/);
  const players = words.flatMap((word) => {
    const [, seat, halves, out] = /^([1-6]):(\d{1,2})(x?)$/.exec(word) ?? [];
    return seat ? [{ seat: Number(seat), halves: Number(halves), isOut: out === 'x' }] : [];
  });
  const isWhole = players.length === words.length && new Set(players.map(({ seat }) => seat)).size === words.length;
  const isPlayed = players.length > 1 && players.every(({ halves }) => halves >= 2);
  return isWhole && isPlayed && players.some(({ isOut }) => !isOut) ? players : null;
}

function picture(seats: readonly Shown[], lang: Lang): HTMLElement {
  const [t, money] = [texts(lang), moneyWriter(lang)];
  const rows = seats.map(({ seat, cards, netMinor }) => {
    const hand = cards.length > 0 ? handText(t, cards) : t('covered');
    const sum = `${netMinor < 0 ? '−' : ''}${money(Math.abs(netMinor))}`;
    const head = el('p', {}, [t('seat', { number: seat }), hand, sum].join(' · '));
    return el('div', {}, head, el('ol', {}, ...cards.map((card) => el('li', {}, playingCard(card, lang)))));
  });
  return el('figure.trio-picture', {}, ...rows);
}

function roundOf(seats: readonly Shown[] | null, { seat, rules }: { seat: number; rules: Rules }): PlayedRound {
  const own = seats?.find((one) => one.seat === seat);
  return {
    stakeMinor: own?.paidMinor ?? 0,
    payoutMinor: own ? own.paidMinor + own.netMinor - rakeOf(own.netMinor, rules) : 0,
    result: seats?.map(({ seat: of, cards, netMinor }) => [of, cards, netMinor]),
    draw: (lang) => (seats ? picture(seats, lang) : el('p', {}, texts(lang)('unplayed'))),
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view, config } = RoundVerifyAnswer.parse(answer);
  return { bet: TrioBet.parse(bet), view: TrioView.parse(view), rules: TrioConfig.parse(config) };
}

/** Everybody's cards follow from the seeds; those are compared that the record of the seat shows. */
function playAgain(players: readonly Typed[], { seat, rules }: { seat: number; rules: Rules }, draws: DrawSource) {
  const { hands } = drawDeal(draws);
  const dealt = players.map((player) => ({ ...player, cards: hands[player.seat - 1] ?? [] }));
  const left = dealt.filter(({ isOut }) => !isOut);
  const isShown = left.length > 1;
  const net = netOf(dealt, isShown ? bestOf(left) : left.map((one) => one.seat), rules);
  return dealt.map(({ seat: of, halves, isOut, cards }) => ({
    ...{ seat: of, paidMinor: minorOf(halves, rules), netMinor: net.get(of) ?? 0 },
    cards: of === seat || (isShown && !isOut) ? cards : [],
  }));
}

function rulesOf({ anteMinor, rakeBp }: Values): Rules | null {
  const rules = { anteMinor: digits(anteMinor), rakeBp: digits(rakeBp) };
  return Object.values(rules).some(Number.isNaN) || rules.anteMinor < 1 || rules.anteMinor % 2 > 0 ? null : rules;
}

const FIELDS: FamilyVerifier['fields'] = [
  { name: 'seat', label: { es: 'Tu asiento, del 1 al 6', en: 'Your seat, 1 to 6' }, initial: '1' },
  {
    name: 'players',
    label: {
      es: 'Jugadores: asiento y lo que puso en mitades de ante, con x si se retiró, como 1:12 3:4x',
      en: 'Players: seat and what it put in, in halves of an ante, with x if it folded, such as 1:12 3:4x',
    },
    initial: '1:4 2:4',
  },
  { name: 'anteMinor', label: { es: 'Ante, en centavos', en: 'Ante, in cents' }, initial: '100' },
  {
    name: 'rakeBp',
    label: { es: 'Comisión, en centésimas de punto', en: 'Commission, in basis points' },
    initial: '500',
  },
];

/** The verify page of a room of three cards, whatever is seen of them while they are played. */
export const trioVerifier = (name: { readonly es: string; readonly en: string }): FamilyVerifier => ({
  words: {
    es: {
      name: name.es,
      how: 'Cada número, menor que 52, 51, 50 y así, dice cuántos lugares más adelante está la carta que pasa al siguiente lugar de una baraja ordenada: tres por asiento, del 1 al 6. El último, menor que 6, es el asiento que habla primero, contado desde 0. El resto de la carta entre 13 es el valor, de 0 (as) a 12 (rey); el cociente es el palo: picas, corazones, diamantes, tréboles.',
      matches: 'La semilla corresponde a la huella y da exactamente las mismas manos y el mismo pago.',
      differs: 'Las manos recalculadas son distintas de las registradas.',
      hidden: 'Las manos de abajo son las registradas.',
    },
    en: {
      name: name.en,
      how: 'Each number, below 52, 51, 50 and so on, says how many places further on the card lies that comes to the next place of an ordered deck: three for each seat, from 1 to 6. The last, below 6, is the seat that speaks first, counted from 0. A card’s remainder by 13 is its rank, from 0 (ace) to 12 (king); the quotient is its suit: spades, hearts, diamonds, clubs.',
      matches: 'The seed belongs to the hash and gives exactly the same hands and the same payout.',
      differs: 'The recomputed hands differ from the recorded ones.',
      hidden: 'The hands below are the recorded ones.',
    },
  },
  fields: FIELDS,
  valuesOf(round) {
    const { bet, view, rules } = partsOf(round);
    return {
      ...{ seat: String(bet.seat), players: view.hand ? playersText(view.hand, rules) : '' },
      ...{ anteMinor: String(rules.anteMinor), rakeBp: String(rules.rakeBp) },
    };
  },
  play(values, draws) {
    const seat = digits(values.seat);
    const rules = rulesOf(values);
    if (!rules || !(seat >= 1 && seat <= 6)) return null;
    // Nobody played a hand: nothing was drawn that anybody saw.
    if (values.players === '') return roundOf(null, { seat, rules });
    const players = readPlayers(values.players ?? '');
    if (!players?.some((player) => player.seat === seat)) return null;
    return roundOf(playAgain(players, { seat, rules }, draws), { seat, rules });
  },
  recorded(round) {
    const { bet, view, rules } = partsOf(round);
    return roundOf(view.hand?.seats ?? null, { seat: bet.seat, rules });
  },
});
