import { NiuNiuBet, NiuNiuConfig, type NiuNiuHand, NiuNiuView } from '@tonalli/contracts/games/niu-niu';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { DrawSource } from '../../../kernel/fairness';
import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import { rakeOf } from '../../rooms/rake';
import type { FamilyVerifier, PlayedRound, RecordedRound, Values } from '../../verify/family-verifier';
import { digits } from '../../verify/fields';
import { bankOf, drawDeal } from '../deal';
import { netOf } from '../money';
import { texts } from './texts';
import { handText } from './told';
import './verifier.css';

type Rules = Pick<NiuNiuConfig, 'anteMinor' | 'minStakeMinor' | 'rakeBp'>;

/** `3:2:0`: seat, bid and stake of each player; the bank stakes nothing. */
const playersText = ({ seats }: NiuNiuHand): string =>
  seats.map(({ seat, bid, multiple }) => [seat, bid, multiple ?? 0].join(':')).join(' ');

interface Typed {
  readonly seat: number;
  readonly bid: number;
  readonly multiple: number;
}

/** Null where the text names no players. */
function readPlayers(text: string): Typed[] | null {
  const words = text.trim().split(/\s+/);
  const read = words.map((word) => /^([1-6]):([0-3]):([0-5])$/.exec(word)?.slice(1).map(Number));
  const players = read.flatMap((parts) => (parts ? [parts] : []));
  const seats = new Set(players.map(([seat]) => seat));
  if (players.length !== words.length || seats.size !== words.length || words.length < 2) return null;
  return players.map(([seat = 0, bid = 0, multiple = 0]) => ({ seat, bid, multiple }));
}

function picture(hand: NiuNiuHand, lang: Lang): HTMLElement {
  const [t, money] = [texts(lang), moneyWriter(lang)];
  const rows = hand.seats.map(({ seat, cards, netMinor }) => {
    const names = [t('seat', { number: seat }), seat === hand.bank ? t('bank') : '', handText(t, cards)];
    const sum = `${netMinor < 0 ? '−' : ''}${money(Math.abs(netMinor))}`;
    const head = el('p', {}, [...names, sum].filter(Boolean).join(' · '));
    return el('div', {}, head, el('ol', {}, ...cards.map((card) => el('li', {}, playingCard(card, lang)))));
  });
  return el('figure.niu-niu-picture', {}, ...rows);
}

function roundOf(hand: NiuNiuHand | null, { seat, rules }: { seat: number; rules: Rules }): PlayedRound {
  const netMinor = hand?.seats.find((one) => one.seat === seat)?.netMinor ?? 0;
  const stakeMinor = Math.min(Math.abs(netMinor), rules.minStakeMinor);
  return {
    stakeMinor,
    payoutMinor: netMinor > 0 ? stakeMinor + netMinor - rakeOf(netMinor, rules) : 0,
    result: hand?.seats.map(({ seat: of, cards, netMinor: net }) => [of, cards, net]),
    draw: (lang) => (hand ? picture(hand, lang) : el('p', {}, texts(lang)('unplayed'))),
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, view, config } = RoundVerifyAnswer.parse(answer);
  return { bet: NiuNiuBet.parse(bet), view: NiuNiuView.parse(view), rules: NiuNiuConfig.parse(config) };
}

function playAgain(players: readonly Typed[], rules: Rules, draws: DrawSource): NiuNiuHand | null {
  const deal = drawDeal(draws);
  const banked = bankOf(players, deal);
  if (!banked) return null;
  const dealt = players.map((player) => ({
    ...{ ...player, multiple: Math.max(1, player.multiple), heldMinor: rules.minStakeMinor },
    cards: [...(deal.hands[player.seat - 1] ?? [])],
  }));
  const net = netOf(dealt, banked, rules);
  const seats = dealt.map(({ seat, bid, multiple, cards }) => ({
    ...{ seat, bid, cards, isAutomatic: false, netMinor: net.get(seat) ?? 0 },
    multiple: seat === banked.bank ? null : multiple,
  }));
  return { ...banked, rakeMinor: 0, seats };
}

function rulesOf({ anteMinor, coverMinor, rakeBp }: Values): Rules | null {
  const rules = { anteMinor: digits(anteMinor), minStakeMinor: digits(coverMinor), rakeBp: digits(rakeBp) };
  return Object.values(rules).some(Number.isNaN) || rules.anteMinor < 1 ? null : rules;
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Niu niu',
      how: 'Cada número es el lugar de la siguiente carta entre las que quedan de una baraja ordenada de 52: cinco por asiento, del 1 al 6. Después, números menores que 6, 5, 4, 3, 2 y 1 sacan los asientos en el orden que decide entre pujas iguales. El resto de la carta entre 13 es el valor, de 0 (as) a 12 (rey); el cociente es el palo: picas, corazones, diamantes, tréboles.',
      matches: 'La semilla corresponde a la huella y da exactamente las mismas manos y el mismo pago.',
      differs: 'Las manos recalculadas son distintas de las registradas.',
      hidden: 'Las manos de abajo son las registradas.',
    },
    en: {
      name: 'Niu Niu',
      how: 'Each number is the place of the next card among those left of an ordered deck of 52: five for each seat, from 1 to 6. Then numbers below 6, 5, 4, 3, 2 and 1 take the seats in the order that decides between equal bids. A card’s remainder by 13 is its rank, from 0 (ace) to 12 (king); the quotient is its suit: spades, hearts, diamonds, clubs.',
      matches: 'The seed belongs to the hash and gives exactly the same hands and the same payout.',
      differs: 'The recomputed hands differ from the recorded ones.',
      hidden: 'The hands below are the recorded ones.',
    },
  },
  fields: [
    { name: 'seat', label: { es: 'Tu asiento, del 1 al 6', en: 'Your seat, 1 to 6' }, initial: '1' },
    {
      name: 'players',
      label: {
        es: 'Jugadores: asiento, puja y apuesta de cada uno, como 1:2:0 3:0:4',
        en: 'Players: seat, bid and stake of each, such as 1:2:0 3:0:4',
      },
      initial: '1:1:0 2:0:1',
    },
    { name: 'anteMinor', label: { es: 'Ante, en centavos', en: 'Ante, in cents' }, initial: '100' },
    { name: 'coverMinor', label: { es: 'Garantía, en centavos', en: 'Cover, in cents' }, initial: '5000' },
    {
      name: 'rakeBp',
      label: { es: 'Comisión, en centésimas de punto', en: 'Commission, in basis points' },
      initial: '500',
    },
  ],
  valuesOf(round) {
    const { bet, view, rules } = partsOf(round);
    return {
      ...{ seat: String(bet.seat), players: view.hand ? playersText(view.hand) : '' },
      ...{ anteMinor: String(rules.anteMinor), coverMinor: String(rules.minStakeMinor), rakeBp: String(rules.rakeBp) },
    };
  },
  play(values, draws) {
    const seat = digits(values.seat);
    const rules = rulesOf(values);
    if (!rules || !(seat >= 1 && seat <= 6)) return null;
    // Nobody played a hand: nothing was drawn that anybody saw.
    if (values.players === '') return roundOf(null, { seat, rules });
    const players = readPlayers(values.players ?? '');
    return players?.some((player) => player.seat === seat)
      ? roundOf(playAgain(players, rules, draws), { seat, rules })
      : null;
  },
  recorded(round) {
    const { bet, view, rules } = partsOf(round);
    return roundOf(view.hand, { seat: bet.seat, rules });
  },
};
