import type { Draw } from '../../wagering/draws';
import type { JackpotDraw } from '../jackpot';
import { el } from '../page/dom';
import { type Lang, moneyWriter } from '../page/texts';
import type { Verdict } from './check';
import type { FamilyVerifier, PlayedRound, RecordedRound } from './family-verifier';
import type { VerifyKey } from './texts';

interface ViewParts {
  readonly t: Record<VerifyKey, string>;
  readonly lang: Lang;
  readonly verifier: FamilyVerifier;
  readonly round: RecordedRound | null;
}

export function notice(kind: 'good' | 'bad' | 'plain', title: string, text: string): HTMLElement {
  return el(`div.notice.${kind}`, { role: 'status' }, el('h2', {}, title), el('p', {}, text));
}

const totalOf = ({ lang }: ViewParts, name: string, amountMinor: number): HTMLElement =>
  el('p.total', {}, `${name}: `, el('b', {}, moneyWriter(lang)(amountMinor)));

function playedView(parts: ViewParts, played: PlayedRound): HTMLElement {
  const { t, lang, round } = parts;
  const total = totalOf(parts, t.payout, played.payoutMinor);
  return el('section', {}, total, played.draw(lang, round?.game.nodeId ?? null));
}

function drawsView({ t }: ViewParts, drawn: readonly Draw[]): HTMLElement {
  const row = (cell: 'th' | 'td', ...texts: string[]) => el('tr', {}, ...texts.map((text) => el(cell, {}, text)));
  const head = el('thead', {}, row('th', t.drawNumber, t.drawBound, t.drawValue));
  const rows = drawn.map(([bound, value], index) => row('td', String(index + 1), String(bound), String(value)));
  return el('section', {}, el('h3', {}, t.drawn), el('table.draws', {}, head, el('tbody', {}, ...rows)));
}

function jackpotView({ t, lang, round }: ViewParts, { drawn }: JackpotDraw, stakeMinor: number): HTMLElement {
  const { stakePerWinMinor = 1, wonMinor = 0 } = round?.jackpot ?? {};
  const digits = new Intl.NumberFormat(lang === 'es' ? 'es-MX' : 'en-US');
  const text = t.jackpotDrawn
    .replace('{drawn}', digits.format(drawn))
    .replace('{bound}', digits.format(stakePerWinMinor))
    .replace('{stake}', digits.format(stakeMinor));
  const won = el('b', {}, moneyWriter(lang)(wonMinor));
  const paid = wonMinor > 0 ? [el('p.total', {}, `${t.jackpotPaid}: `, won)] : [];
  return el('section', {}, el('h3', {}, t.jackpot), el('p.note', {}, text), ...paid);
}

export function verdictView(parts: ViewParts, verdict: Verdict): HTMLElement[] {
  const { t, lang, verifier, round } = parts;
  if (verdict.kind === 'invalid') return [notice('bad', t.mismatch, t.invalid)];
  const words = verifier.words[lang];
  if (verdict.kind === 'cancelled')
    return [notice('plain', t.cancelled, t.cancelledText), totalOf(parts, t.returned, round?.payoutMinor ?? 0)];
  const shown = [playedView(parts, verdict.played), drawsView(parts, verdict.drawn)];
  const before = (after: PlayedRound) => [
    el('h3', {}, t.correctedTo),
    playedView(parts, after),
    el('h3', {}, t.correctedFrom),
  ];
  if (verdict.kind === 'forced')
    return [notice('bad', t.forced, t.forcedText), ...(verdict.after ? before(verdict.after) : []), ...shown];
  if (verdict.kind === 'computed') return [notice('plain', t.computed, t.computedText), ...shown];
  if (verdict.kind === 'mismatch') {
    const text = verdict.because === 'resultWrong' ? words.differs : t[verdict.because];
    return [notice('bad', t.mismatch, text), ...shown];
  }
  if (verdict.kind === 'corrected')
    return [notice('plain', t.corrected, t.correctedText), ...before(verdict.after), ...shown];
  const { jackpot, played } = verdict;
  return [
    notice('good', t.match, words.matches),
    ...shown,
    ...(jackpot ? [jackpotView(parts, jackpot, played.stakeMinor)] : []),
  ];
}

/** A round whose seed is not revealed yet. */
export function recordedView(parts: ViewParts, round: RecordedRound): HTMLElement[] {
  const { t, lang, verifier } = parts;
  const text = `${round.shared ? t.sharedHiddenText : t.hiddenText} ${verifier.words[lang].hidden}`;
  return [notice('plain', t.hidden, text), playedView(parts, verifier.recorded(round))];
}
