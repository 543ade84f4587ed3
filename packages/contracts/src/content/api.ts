import { z } from 'zod';
import { Language } from '../language';
import type { GameCard } from '../lobby/api';
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
}

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
  at: string;
  lastWon: { playerName: string; amountMinor: number; at: string } | null;
  /** How the pool is fed and won; null for a ticker. */
  terms: {
    /** What of each real stake goes into the pool, in 1/10,000. */
    contributionBasisPoints: number;
    /** A round wins with the probability stake / `stakePerWinMinor`. */
    stakePerWinMinor: number;
    /** What the house puts in when the pool was won. */
    seedMinor: number;
  } | null;
}

/** Who looks: somebody not logged in, a member, or a member for the first time. */
export const AUDIENCES = ['visitor', 'member', 'newcomer'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const ContentInput = z.strictObject({ language: Language });
export const PopupsInput = ContentInput.extend({ audience: z.enum(AUDIENCES) });
