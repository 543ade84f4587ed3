import { z } from 'zod';
import { Language } from '../language';
import type { BANNER_GROUPS } from './wire';

export interface Winner {
  playerName: string;
  amountMinor: number;
  gameId: string;
  gameName: string;
  /** A path below one of the bootstrap's `imageHosts`. */
  icon: string;
  at: string;
}

export interface Announcements {
  banners: {
    id: string;
    group: (typeof BANNER_GROUPS)[number];
    title: string;
    image: string;
    url: string;
    linkType: 'INNER' | 'OUTER' | 'NONE';
  }[];
  notices: { id: string; title: string; content: string; at: string }[];
}

export const ContentInput = z.strictObject({ language: Language });
