import { z } from 'zod';
import { Language } from '../language';
import type { GameCard } from '../lobby/api';
import { GameType } from '../lobby/wire';
import type { RichText } from '../rich-text';
import type { BANNER_GROUPS, LinkType } from './wire';

/** What a game is opened by. */
export type ShownGame = Pick<GameCard, 'id' | 'name' | 'vendor' | 'type' | 'gameCode' | 'icon'>;

export interface Winner {
  playerName: string;
  amountMinor: number;
  gameId: string;
  gameName: string;
  /** A path below one of the bootstrap's `imageHosts`. */
  icon: string;
  at: string;
  /** Left out: the game cannot be opened from here. */
  game?: ShownGame;
  /** The page that proves the round; left out where it was not drawn from seeds. */
  verifyUrl?: string;
  /** What of the win came from the jackpot, if anything. */
  jackpotMinor?: number;
}

export const WINNER_PERIODS = ['day', 'week'] as const;
export type WinnerPeriod = (typeof WINNER_PERIODS)[number];

export type BannerGroup = (typeof BANNER_GROUPS)[number];

export interface Banner {
  id: string;
  group: BannerGroup;
  title: string;
  /** A path below one of the bootstrap's `imageHosts`. */
  image: string;
  /** As the operator wrote it. */
  url: string;
  linkType: LinkType;
  /** For `GAME`; null when it cannot be played now. */
  game: ShownGame | null;
}

export interface Announcements {
  banners: Banner[];
  notices: { id: string; title: string; content: string; at: string }[];
}

export interface Popup {
  id: string;
  title: string;
  text: RichText;
}

export interface Jackpot {
  /** `progressive`: a pool that stakes feed and a round can win; `ticker`: a number that counts up. */
  kind: 'progressive' | 'ticker';
  amountMinor: number;
  /** When it held that, on the platform's clock. */
  at: string;
  /** How it grows from then on (`jackpot-feed.ts`); null where it does not grow by itself. */
  feed: { startMinor: number; since: string; isStill: boolean } | null;
  lastWon: { playerName: string; amountMinor: number; at: string } | null;
  /** How the pool is fed and won; null for a ticker. */
  terms: {
    /** What of each real stake goes into the pool, in 1/10,000. */
    contributionBasisPoints: number;
    /** A round wins with the probability stake / (amount x `oneIn`). */
    oneIn: number;
    /** What the house puts into a new pool lies between these. */
    startFromMinor: number;
    startToMinor: number;
  } | null;
}

/** Who looks: somebody not logged in, a member, or a member for the first time. */
export const AUDIENCES = ['visitor', 'member', 'newcomer'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const ContentInput = z.strictObject({ language: Language });
export const WinnersInput = ContentInput.extend({ period: z.enum(WINNER_PERIODS), type: GameType.optional() });
export const PopupsInput = ContentInput.extend({ audience: z.enum(AUDIENCES) });
