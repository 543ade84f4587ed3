import type { BetLeg, LegNow, PlacedSlip } from '@tonalli/contracts/sports-bets/shapes';
import { legNames } from '@tonalli/sportsbook/market-names';
import { el } from '../../page/dom';
import type { Kit } from './kit';
import { refName } from './matches';
import { button } from './parts';

/** Why a bet in play was not taken, by one of its legs; null where that leg could have been. */
export function refusalText(
  { t, odds }: Pick<Kit, 't' | 'odds'>,
  leg: BetLeg,
  refused: readonly LegNow[],
): string | null {
  const now = refused.find((one) => refName(one) === refName(leg));
  if (!now?.fault) return null;
  return t(`f_${now.fault}`, { from: odds(leg.oddsMilli), to: now.oddsMilli ? odds(now.oddsMilli) : '—' });
}

function reasons(kit: Kit, { legs, refused }: PlacedSlip): HTMLElement[] {
  return legs.flatMap((leg) => {
    const why = refusalText(kit, leg, refused?.legs ?? []);
    const { answer } = legNames(leg, leg, { sides: leg.match, lang: kit.lang });
    return why === null ? [] : [el('li', {}, `${answer}: ${why}`)];
  });
}

interface Told {
  readonly result: PlacedSlip;
  /** Until it is decided on. */
  readonly seconds: number;
  readonly seeBets: () => void;
}

/** What became of a slip that was just bet. */
export function outcomeParts(kit: Kit, { result, seconds, seeBets }: Told): HTMLElement[] {
  const { t } = kit;
  const { state, betId } = result;
  const isRefused = state === 'REFUSED';
  const text = state === 'PENDING' ? t('pending', { seconds }) : t(isRefused ? 'refusedTitle' : 'accepted');
  const why = isRefused ? [el('ul', {}, ...reasons(kit, result)), el('span', {}, t('refusedAgain'))] : [];
  const see = button('button.link', { key: 'see-bets', label: t('seeBets'), press: seeBets });
  return [el('b', {}, text), el('span', {}, t('betOf', { id: betId })), ...why, see];
}
