import { Minor } from '@tonalli/contracts/play/slot-shapes';
import { EventDetail, EventProof, EventSummary, SportsChange } from '@tonalli/contracts/sports/shapes';
import { CashOutQuote, type OddsChoice, PlacedSlip, type Slip, SlipCheck } from '@tonalli/contracts/sports-bets/shapes';
import * as z from 'zod/mini';
import type { GameServer } from '../../page/game-server';

const now = z.int();
const Matches = z.object({ now, content: z.array(EventSummary) });
const Fixtures = z.extend(Matches, { day: z.string() });
const OneMatch = z.object({ now, event: EventDetail });
const Changes = z.object({ now, cursor: z.int(), isStale: z.boolean(), content: z.array(SportsChange) });
const Favourites = z.object({ teams: z.array(z.string()) });
const Slips = z.object({ content: z.array(PlacedSlip), next: z.nullable(z.string()) });
const Sold = z.object({ paidMinor: Minor, slip: PlacedSlip });

export type SlipKind = 'OPEN' | 'SETTLED' | 'CASHED_OUT';

export interface Order {
  readonly slipKey: string;
  readonly slip: Slip;
  readonly oddsChoice: OddsChoice;
}

export interface Sale {
  readonly slip: string;
  readonly quoteId: string;
  readonly key: string;
  readonly partMinor: number | null;
}

const query = (values: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return new URLSearchParams(Object.fromEntries(given)).toString();
};

/** What the page asks about matches and slips. Everything throws `CallFailure`. */
export const sportsClient = (server: GameServer, world: string) => ({
  fixtures: (day: string | undefined) => server.read(`sports/fixtures?${query({ day })}`, Fixtures),
  live: () => server.read('sports/live', Matches),
  search: (text: string) => server.read(`sports/search?${query({ text })}`, Matches),
  event: (event: string) => server.read(`sports/event?${query({ event })}`, OneMatch),
  changes: (events: readonly string[], after: number) =>
    server.read(`sports/changes?${query({ events: events.join(','), after: String(after) })}`, Changes),
  verify: (event: string) => server.read(`sports/verify?${query({ event, world })}`, EventProof),
  favourites: () => server.read('sports/favourites', Favourites),
  favourite: (team: string, isFavourite: boolean) =>
    server.ask({ path: 'sports/favourite', answer: Favourites, body: { team, isFavourite } }),
  check: (slip: Slip) => server.ask({ path: 'sports/check', answer: SlipCheck, body: slip }),
  place: (order: Order, onRetry: () => void) =>
    server.play({ path: 'sports/place', answer: PlacedSlip, body: order, onRetry }),
  slips: (kind: SlipKind, before: string | undefined) => server.read(`sports/slips?${query({ kind, before })}`, Slips),
  slip: (slip: string) => server.read(`sports/slip?${query({ slip })}`, PlacedSlip),
  quote: (slip: string) => server.ask({ path: 'sports/quote', answer: CashOutQuote, body: { slip } }),
  cashOut: (sale: Sale, onRetry: () => void) =>
    server.play({ path: 'sports/cash-out', answer: Sold, body: sale, onRetry }),
});
export type SportsClient = ReturnType<typeof sportsClient>;
