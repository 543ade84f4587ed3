import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { ODDS_FORMATS, type OddsFormat, showOdds } from '@tonalli/sportsbook/odds-formats';
import { remembered } from '../../page/store';
import type { Lang } from '../../page/texts';
import type { SportsClient } from './client';
import type { MarketStore } from './market-store';
import type { KeptLeg } from './slip-legs';
import type { SportsWords } from './texts';

/** What every view of the page works with. */
export interface Kit {
  readonly client: SportsClient;
  readonly store: MarketStore;
  readonly lang: Lang;
  readonly t: SportsWords;
  readonly money: (amountMinor: number) => string;
  readonly odds: (oddsMilli: number) => string;
  /** Takes a selection on the slip, or off it. */
  readonly toggle: (leg: KeptLeg) => void;
  readonly isChosen: (refName: string) => boolean;
  readonly openMatch: (event: string) => void;
  readonly isFavourite: (team: string) => boolean;
  readonly setFavourite: (team: string, isFavourite: boolean) => void;
  /** Tells a failure where it belongs; what is merely not reachable just now is left to the view. */
  readonly failed: (failure: unknown) => void;
}

const FORMAT_KEY = 'sports.odds';

export const keptFormat = (): OddsFormat =>
  ODDS_FORMATS.find((format) => format === remembered.get(FORMAT_KEY)) ?? 'decimal';
export const keepFormat = (format: OddsFormat): void => remembered.set(FORMAT_KEY, format);

export const oddsWriter =
  (format: () => OddsFormat) =>
  (oddsMilli: number): string =>
    showOdds(oddsMilli, format()).replace('-', '−');

const locale = (lang: Lang): string => (lang === 'es' ? 'es-MX' : 'en-US');

export function hourText(at: number, lang: Lang): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: OPERATOR_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(locale(lang), options).format(at);
}

export function dayText(at: number, lang: Lang): string {
  const options = { weekday: 'short', day: 'numeric', month: 'short', timeZone: OPERATOR_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(locale(lang), options).format(at);
}

/** The calendar day of the operator's zone, as days are named. */
export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: OPERATOR_TIME_ZONE, dateStyle: 'short' }).format(at);
