import type { BetLeg, PlacedSlip } from '@tonalli/contracts/sports-bets/shapes';
import { legNames } from '@tonalli/sportsbook/market-names';
import { el } from '../../page/dom';
import { openCashOut } from './cash-out';
import type { SlipKind } from './client';
import { dayText, hourText, type Kit } from './kit';
import { button, replaceContent, standText } from './parts';
import { refusalText } from './slip-outcome';
import { formText } from './slip-words';
import type { SportsKey } from './texts';

const KINDS = { OPEN: 'betOpen', SETTLED: 'betSettled', CASHED_OUT: 'betSold' } as const;
const VOIDS = ['postponed', 'abandoned', 'cancelled', 'error', 'level', 'excluded'] as const;
/** In play a handicap is about what is scored from the bet on. */
const COUNTS_FROM_BET: ReadonlySet<string> = new Set(['asianHandicap']);
const RELOAD_MS = 5_000;

const scoreText = (score: { home: number; away: number } | null): string =>
  // In one piece, wherever the line breaks.
  score ? `${score.home}\u2060–\u2060${score.away}` : '';

/** How a leg came out, in words: what a half result does with the stake, why one is void. */
export function resultText({ t, odds }: Pick<Kit, 't' | 'odds'>, leg: BetLeg): string {
  if (leg.result === null) return t('r_open');
  const reason = VOIDS.find((one) => one === leg.voidReason);
  return [
    t(`r_${leg.result}`, { odds: odds(leg.oddsMilli) }),
    ...(reason ? [t(`v_${reason}` satisfies SportsKey)] : []),
    ...(leg.isCorrected ? [t('corrected')] : []),
  ].join(' · ');
}

/** What came of a leg for its slip, which may have ended before it. */
function cameTo(kit: Kit, leg: BetLeg, { state, refused }: PlacedSlip): string {
  if (state === 'REFUSED') return refusalText(kit, leg, refused?.legs ?? []) ?? '';
  return state === 'CASHED_OUT' && leg.result === null ? kit.t('r_sold') : resultText(kit, leg);
}

function legRow(kit: Kit, leg: BetLeg, slip: PlacedSlip): HTMLElement {
  const { t, lang, odds } = kit;
  const { match } = leg;
  const names = legNames(leg, leg, { sides: match, lang });
  const score = match.score ? ` · ${scoreText(match.score)}` : '';
  const isFromBet = leg.scoreAtBet !== null && COUNTS_FROM_BET.has(leg.type);
  const from = isFromBet ? ` · ${t('scoreAtBet', { score: scoreText(leg.scoreAtBet) })}` : '';
  return el(
    'li.leg',
    { 'data-result': leg.result ?? '' },
    el(
      'div.leg-words',
      {},
      ...[el('b', {}, names.answer), el('span', {}, names.market)],
      el('span', {}, `${match.home.names[lang]} – ${match.away.names[lang]}`),
      el('span', {}, `${standText(kit, match)}${score}${from}`),
      el('span.result', {}, cameTo(kit, leg, slip)),
    ),
    el('b.odds', {}, odds(leg.oddsMilli)),
  );
}

/** The player's own slips: open, settled, sold back. */
export class BetsView {
  readonly element = el('div.my-bets');
  private readonly kit: Kit;
  private readonly list = el('div.slips');
  private readonly kinds = el('div.chips', { role: 'group' });
  private kind: SlipKind = 'OPEN';
  private slips: readonly PlacedSlip[] | null = null;
  private next: string | null = null;
  private hasFailed = false;
  private asked = 0;
  private readonly sold: (slip: PlacedSlip) => void;
  private readonly reloading = setInterval(() => {
    // What was paged further back stays as it is.
    if (this.kind === 'OPEN' && !document.hidden && (this.slips?.length ?? 0) <= 20) void this.load();
  }, RELOAD_MS);

  constructor(kit: Kit, sold: (slip: PlacedSlip) => void) {
    this.kit = kit;
    this.sold = sold;
    this.kinds.setAttribute('aria-label', kit.t('betKinds'));
    this.element.append(el('h2', {}, kit.t('bets')), this.kinds, this.list);
    this.show();
    void this.load();
  }

  close(): void {
    clearInterval(this.reloading);
  }

  private async load(before?: string): Promise<void> {
    this.asked += 1;
    const asked = this.asked;
    try {
      const page = await this.kit.client.slips(this.kind, before);
      if (asked !== this.asked) return;
      this.slips = before === undefined ? page.content : [...(this.slips ?? []), ...page.content];
      this.next = page.next;
      this.hasFailed = false;
    } catch (failure) {
      if (asked !== this.asked) return;
      this.hasFailed = this.slips === null;
      this.kit.failed(failure);
    }
    this.show();
  }

  show(): void {
    const { t } = this.kit;
    const chips = Object.entries(KINDS).map(([kind, name]) => {
      const chip = button('button.chip', { key: `kind/${kind}`, label: t(name), press: () => this.choose(kind) });
      chip.setAttribute('aria-pressed', String(kind === this.kind));
      return chip;
    });
    replaceContent(this.kinds, ...chips);
    if (this.hasFailed) {
      const again = button('button.action.quiet', { key: 'again', label: t('retry'), press: () => void this.load() });
      replaceContent(this.list, el('div.empty', { role: 'alert' }, el('p', {}, t('loadFailed')), again));
      return;
    }
    if (this.slips === null) {
      replaceContent(this.list, el('div.skeleton'), el('div.skeleton'));
      return;
    }
    const cards = this.slips.map((slip) => this.card(slip));
    const next = this.next;
    if (cards.length === 0) cards.push(el('p.empty', {}, t('noBets')));
    const more = button('button.action.quiet', {
      key: 'more',
      label: t('more'),
      press: () => void this.load(next ?? undefined),
    });
    replaceContent(this.list, ...cards, ...(next === null ? [] : [more]));
  }

  private choose(kind: string): void {
    this.kind = kind === 'SETTLED' || kind === 'CASHED_OUT' ? kind : 'OPEN';
    this.slips = null;
    this.next = null;
    this.show();
    void this.load();
  }

  private card(slip: PlacedSlip): HTMLElement {
    const { t, lang, money } = this.kit;
    const pair = (name: string, value: string) => el('div', {}, el('dt', {}, name), el('dd', {}, value));
    const isOpen = slip.state === 'OPEN' || slip.state === 'PENDING';
    const form = slip.legs.length > 1 ? `${formText(t, slip.form, slip.legs.length)} · ` : '';
    const when = `${form}${dayText(slip.placedAt, lang)}, ${hourText(slip.placedAt, lang)} · ${t('betOf', { id: slip.betId })}`;
    // What brought less than it cost is no win, and what was sold in part is not all lost.
    const isDecided = slip.state === 'WON' || slip.state === 'LOST';
    const isPart = isDecided && slip.payoutMinor > 0 && slip.payoutMinor < slip.stakeMinor;
    const state = isPart ? 'PART' : slip.state;
    const isBack = slip.state === 'REFUSED' || slip.state === 'VOID';
    const paidMinor = slip.state === 'REFUSED' ? slip.stakeMinor : slip.payoutMinor;
    const paid = isOpen && paidMinor === 0 ? null : pair(t(isBack ? 'paidBack' : 'paidOut'), money(paidMinor));
    const card = el(
      'article.slip-card',
      { 'data-state': state },
      el('header', {}, el('b.state', {}, t(`s_${state}`)), el('span', {}, when)),
      el('ol.legs', {}, ...slip.legs.map((leg) => legRow(this.kit, leg, slip))),
      el(
        'dl.sums',
        {},
        pair(t('staked2'), money(slip.stakeMinor)),
        isOpen && slip.openStakeMinor < slip.stakeMinor ? pair(t('openStake'), money(slip.openStakeMinor)) : null,
        isOpen ? pair(t('greatest'), money(slip.greatestPayoutMinor)) : null,
        paid,
      ),
    );
    if (slip.isCashable) {
      const press = () => openCashOut({ kit: this.kit, slip, sold: (after) => this.take(after) });
      card.append(button('button.action.quiet', { key: `cash/${slip.slipId}`, label: t('cashOut'), press }));
    }
    return card;
  }

  private take(slip: PlacedSlip): void {
    this.sold(slip);
    void this.load();
  }
}
