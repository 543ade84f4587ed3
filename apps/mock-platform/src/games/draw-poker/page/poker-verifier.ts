import {
  HAND_CARDS,
  type Hold,
  POKER_TABLES,
  VideoPokerBet,
  VideoPokerConfig,
  VideoPokerView,
} from '@tonalli/contracts/games/video-poker';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { playingCard } from '../../page/cards/playing-card';
import { el } from '../../page/dom';
import { type Lang, moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, STAKE_FIELD } from '../../verify/fields';
import { deal, viewOf } from '../engine';
import { prizesOf } from '../tables';
import { texts } from './texts';
import './verifier.css';

const OPEN = '-';

function pictureOf({ dealt, hold, cards }: VideoPokerView, lang: Lang): HTMLElement[] {
  const row = (shown: readonly number[], isHeld: (at: number) => boolean) =>
    el(
      'ol.poker-cards',
      {},
      ...shown.map((card, at) => el('li', { 'data-held': String(isHeld(at)) }, playingCard(card, lang))),
    );
  return [row(dealt, (at) => hold?.[at] === true), ...(hold ? [row(cards, () => false)] : [])];
}

function roundOf(view: VideoPokerView, stakeMinor: number): PlayedRound {
  const payoutMinor = stakeMinor * view.multiplier;
  return {
    stakeMinor,
    payoutMinor,
    result: view,
    draw(lang) {
      const caption = `${texts(lang)(view.hand)} × ${view.multiplier} — ${moneyWriter(lang)(payoutMinor)}`;
      return el('figure.poker-picture', {}, ...pictureOf(view, lang), el('figcaption', {}, caption));
    },
  };
}

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: VideoPokerBet.parse(bet), config: VideoPokerConfig.parse(config), view: VideoPokerView.parse(view) };
}

const typedOf = (hold: Hold | null): string =>
  hold ? hold.flatMap((isHeld, at) => (isHeld ? [String(at + 1)] : [])).join(' ') : OPEN;

/** Undefined where what was typed is no hold. */
function holdOf(typed: string): Hold | null | undefined {
  if (typed.trim() === OPEN) return null;
  const places = typed.split(/[\s,]+/).filter((word) => word !== '');
  const isRight = places.every((word) => /^[1-5]$/.test(word));
  return isRight ? Array.from({ length: HAND_CARDS }, (_, at) => places.includes(String(at + 1))) : undefined;
}

interface Named {
  readonly name: Readonly<Record<Lang, string>>;
  readonly deuces: 'plain' | 'wild';
}

/** What `name` and `how` leave to say is the same of every table. */
export const pokerVerifier = ({ name, deuces }: Named): FamilyVerifier => ({
  words: {
    es: {
      name: name.es,
      how: 'Diez números, menores que 52, 51 … 43: los primeros diez pasos de una mezcla de Fisher-Yates de las 52 cartas en orden. Cada número dice cuántos lugares más atrás está la carta que pasa a ese lugar. Las cinco primeras se reparten; las siguientes reemplazan, de izquierda a derecha, las que no se guardan. El resto de una carta entre 13 es su valor, de 0 (as) a 12 (rey); el cociente es el palo: picas, corazones, diamantes, tréboles.',
      matches: 'La semilla corresponde a la huella y da exactamente las mismas cartas y el mismo pago.',
      differs: 'Las cartas recalculadas son distintas de las registradas.',
      hidden: 'Las cartas de abajo son las registradas.',
    },
    en: {
      name: name.en,
      how: 'Ten numbers, below 52, 51 … 43: the first ten steps of a Fisher-Yates shuffle of the 52 cards in order. Each says how many places further back the card lies that comes to that place. The first five are dealt; the next ones replace those that are not held, from left to right. The remainder of a card by 13 is its rank, from 0 (ace) to 12 (king); the quotient is the suit: spades, hearts, diamonds, clubs.',
      matches: 'The seed belongs to the hash and gives exactly the same cards and the same payout.',
      differs: 'The recomputed cards differ from the recorded ones.',
      hidden: 'The cards below are the recorded ones.',
    },
  },
  fields: [
    {
      name: 'hold',
      label: {
        es: `Cartas que se quedan, del 1 al 5 (${OPEN}: sin cambio)`,
        en: `Cards held, 1 to 5 (${OPEN}: no draw)`,
      },
      initial: '1 2',
    },
    STAKE_FIELD,
    {
      name: 'table',
      label: { es: 'Tabla de premios', en: 'Table of prizes' },
      options: POKER_TABLES.filter((table) => prizesOf(table).deuces === deuces).map((value) => ({
        value,
        text: { es: value, en: value },
      })),
      initial: POKER_TABLES.find((table) => prizesOf(table).deuces === deuces) ?? '',
    },
  ],
  valuesOf(round) {
    const { bet, config, view } = partsOf(round);
    return { hold: typedOf(view.hold), stakeMinor: String(bet.stakeMinor), table: config.table };
  },
  play({ hold: typed = '', stakeMinor, table }, draws) {
    const bet = VideoPokerBet.safeParse({ stakeMinor: digits(stakeMinor) });
    const known = VideoPokerConfig.shape.table.safeParse(table);
    const hold = holdOf(typed);
    if (!bet.success || !known.success || hold === undefined) return null;
    return roundOf(viewOf({ ...deal(known.data, draws), hold }), bet.data.stakeMinor);
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return roundOf(view, bet.stakeMinor);
  },
});
