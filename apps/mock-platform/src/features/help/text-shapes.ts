import type { HelpGroup } from '@tonalli/contracts/help/names';

/** One topic in one language; `content` is HTML, in which `{{fact}}` stands for what holds now. */
export interface TopicBody {
  group: HelpGroup;
  title: string;
  summary: string;
  content: string;
  keywords: readonly string[];
}

export interface Part {
  /** The same in every language, for addresses. */
  partId: string;
  title: string;
  content: string;
}

export interface DocumentBody {
  title: string;
  lead: string;
  sections: readonly (Part & { questions?: readonly Part[] })[];
}

export type TextBody = TopicBody | DocumentBody;
