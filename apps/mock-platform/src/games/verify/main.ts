import { Envelope, VerifyAnswer } from '@tonalli/contracts/play/slot-shapes';
import type { JackpotDraw } from '../jackpot';
import { byId, el } from '../page/dom';
import { moneyWriter } from '../page/texts';
import { type RoundOutcome, replay, windowOf } from '../slot/engine';
import { LINE_COUNT, PAYLINES } from '../slot/lines';
import { MODEL_IDS, MODELS, type ModelId } from '../slot/models';
import { SYMBOL_NAMES } from '../slot/symbols';
import { check, type Verdict } from './check';
import { verifyTexts } from './texts';

const query = new URLSearchParams(window.location.search);
const asked = query.get('lang') ?? navigator.language.slice(0, 2);
const lang = asked === 'en' ? 'en' : 'es';
const t = verifyTexts(lang);
const money = moneyWriter(lang);

async function fetchRound(roundId: string): Promise<VerifyAnswer | 'notFound' | 'offline'> {
  const search = new URLSearchParams({ round: roundId, world: query.get('world') ?? 'default' });
  try {
    const envelope = Envelope.parse(await (await fetch(`/play/api/verify?${search}`)).json());
    return envelope.success ? VerifyAnswer.parse(envelope.value) : 'notFound';
  } catch {
    return 'offline';
  }
}

function spinPicture(outcome: RoundOutcome, at: { index: number; model: ModelId; nodeId: string | null }): HTMLElement {
  const spin = outcome.spins[at.index];
  if (!spin) return el('div');
  const model = MODELS[at.model];
  const window = windowOf(spin.kind === 'free' ? model.freeStrips : model.strips, spin.stops);
  const lit = new Set(
    spin.wins.flatMap(({ line, count }) => (PAYLINES[line] ?? []).slice(0, count).map((row, reel) => `${reel}:${row}`)),
  );
  const reels = window.map((column, reel) =>
    el(
      'div.reel',
      {},
      ...column.map((symbol, row) => {
        const name = SYMBOL_NAMES[symbol];
        const cell = el('span.cell', { 'data-lit': String(lit.has(`${reel}:${row}`)) });
        if (at.nodeId === null) {
          cell.append(name);
          return cell;
        }
        const src = `/play/symbols/${encodeURIComponent(at.nodeId)}/${name}.svg`;
        const picture = el('img', { src, alt: name, width: '56', height: '56' });
        picture.addEventListener('error', () => cell.replaceChildren(name));
        cell.append(picture);
        return cell;
      }),
    ),
  );
  const caption = spin.kind === 'free' ? t.free.replace('{n}', String(at.index)) : t.base;
  const facts = `${t.stops} ${spin.stops.join(' · ')} — ${t.payout} ${money(spin.payoutMinor)}`;
  return el('figure.spin', {}, el('div.reels', {}, ...reels), el('figcaption', {}, el('b', {}, caption), ` ${facts}`));
}

function spinPictures(outcome: RoundOutcome, model: ModelId, nodeId: string | null): HTMLElement {
  const figures = outcome.spins.map((_, index) => spinPicture(outcome, { index, model, nodeId }));
  const total = el('p.total', {}, `${t.payout}: `, el('b', {}, money(outcome.payoutMinor)));
  return el('section', {}, total, el('div.spins', {}, ...figures));
}

function notice(kind: 'good' | 'bad' | 'plain', title: string, text: string): HTMLElement {
  return el(`div.notice.${kind}`, { role: 'status' }, el('h2', {}, title), el('p', {}, text));
}

function jackpotView({ drawn }: JackpotDraw, round: VerifyAnswer): HTMLElement {
  const { stakePerWinMinor = 1, wonMinor = 0 } = round.jackpot ?? {};
  const digits = new Intl.NumberFormat(lang === 'es' ? 'es-MX' : 'en-US');
  const text = t.jackpotDrawn
    .replace('{drawn}', digits.format(drawn))
    .replace('{bound}', digits.format(stakePerWinMinor))
    .replace('{stake}', digits.format(round.lineStakeMinor * LINE_COUNT));
  const paid = wonMinor > 0 ? [el('p.total', {}, `${t.jackpotPaid}: `, el('b', {}, money(wonMinor)))] : [];
  return el('section', {}, el('h3', {}, t.jackpot), el('p.note', {}, text), ...paid);
}

function verdictView(verdict: Verdict, round: VerifyAnswer | null): HTMLElement[] {
  if (verdict.kind === 'invalid') return [notice('bad', t.mismatch, t.invalid)];
  const pictures = spinPictures(verdict.outcome, verdict.model, round?.game.nodeId ?? null);
  if (verdict.kind === 'match') {
    const jackpot = verdict.jackpot && round ? [jackpotView(verdict.jackpot, round)] : [];
    return [notice('good', t.match, t.matchText), pictures, ...jackpot];
  }
  if (verdict.kind === 'computed') return [notice('plain', t.computed, t.computedText), pictures];
  return [notice('bad', t.mismatch, t[verdict.because]), pictures];
}

function recordedView(round: VerifyAnswer): HTMLElement[] {
  const outcome = replay(MODELS[round.model], round, round.stops);
  return [notice('plain', t.hidden, t.hiddenText), spinPictures(outcome, round.model, round.game.nodeId)];
}

function field(name: string, label: string, value: string): HTMLElement {
  return el('label.field', {}, label, el('input', { name, value, spellcheck: 'false', autocomplete: 'off' }));
}

function build(round: VerifyAnswer | null, problem: string | null): void {
  const result = el('div');
  const models = el('select', { name: 'model' });
  for (const id of MODEL_IDS)
    models.append(el('option', { value: id, ...(id === round?.model && { selected: '' }) }, id));
  const form = el(
    'form',
    { novalidate: '' },
    field('serverSeed', t.serverSeed, round?.serverSeed ?? ''),
    field('clientSeed', t.clientSeed, round?.clientSeed ?? ''),
    el(
      'div.row',
      {},
      field('nonce', t.nonce, round ? String(round.nonce) : '0'),
      field('lineStakeMinor', t.lineStake, String(round?.lineStakeMinor ?? 10)),
      el('label.field', {}, t.model, models),
    ),
    el('button', { type: 'submit' }, t.compute),
  );
  const typed = () => {
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    return {
      serverSeed: text('serverSeed'),
      clientSeed: text('clientSeed'),
      nonce: text('nonce'),
      model: text('model'),
      lineStakeMinor: text('lineStakeMinor'),
    };
  };
  const run = () => result.replaceChildren(...verdictView(check(typed(), round), round));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run();
  });
  const pair = (name: string, value: string) => el('div', {}, el('dt', {}, name), el('dd', {}, value));
  const facts = round && [
    pair(t.round, round.roundId),
    pair(t.game, round.game.names[lang]),
    pair(t.serverSeedHash, round.serverSeedHash),
  ];
  byId('verify', HTMLElement).replaceChildren(
    el('h1', {}, t.title),
    el('p.lead', {}, t.lead),
    ...(problem ? [notice('bad', problem, '')] : []),
    ...(facts ? [el('dl', {}, ...facts)] : []),
    result,
    form,
    el('h3', {}, t.howTitle),
    el('p.note', {}, t.how),
    el('p.note', {}, t.credits),
  );
  if (round?.serverSeed) run();
  else if (round) result.replaceChildren(...recordedView(round));
}

async function boot(): Promise<void> {
  document.documentElement.lang = lang;
  document.title = t.title;
  const roundId = query.get('round');
  const round = roundId ? await fetchRound(roundId) : null;
  if (typeof round === 'string') build(null, t[round]);
  else build(round, null);
}

void boot();
