import type { SafeHref } from './safe-href';

/** What a table is made of. */
export const TABLE_TAGS = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'] as const;
export type TableTag = (typeof TABLE_TAGS)[number];

export type RichTag = 'p' | 'strong' | 'em' | 'small' | 'ul' | 'ol' | 'li' | 'blockquote' | 'h3' | 'h4' | TableTag;

export type RichPart =
  | string
  | { tag: RichTag; parts: RichText }
  | { tag: 'a'; to: SafeHref; parts: RichText }
  | { tag: 'br' };

/**
 * A text that an operator wrote as HTML, of these parts and no others: nothing in it can act, load or look like
 * something else. The gateway makes it, so that no HTML of theirs reaches a browser.
 */
export type RichText = RichPart[];
