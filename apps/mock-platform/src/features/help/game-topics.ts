import { gameTopicId } from '@tonalli/contracts/help/names';
import { fromWireLanguage, type Language, type WireLanguage } from '@tonalli/contracts/language';
import en from '@tonalli/i18n/locales/en/games.json' with { type: 'json' };
import es from '@tonalli/i18n/locales/es/games.json' with { type: 'json' };
import { FAMILY_IDS } from '@tonalli/lottery/play';
import { familyTexts } from '../../games/lottery/help/family-texts';
import { GAMES } from '../../games/registry';
import { readDataText } from '../../kernel/data/data-files';
import type { TopicBody } from './text-shapes';

const NAMES: Record<Language, Readonly<Record<string, string>>> = { es: es.family, en: en.family };
const WORDS = {
  es: {
    summary: 'Reglas, pagos, límites y un ejemplo de cada apuesta.',
    keywords: ['reglas', 'pagos', 'cómo se juega', 'retorno', 'RTP'],
  },
  en: {
    summary: 'Rules, pays, limits and an example of each bet.',
    keywords: ['rules', 'pays', 'how to play', 'return', 'RTP'],
  },
} as const;

const read = new Map<Language, readonly GameTopic[]>();

interface GameTopic extends TopicBody {
  readonly id: string;
}

const LOTTERY = { es: 'Lotería', en: 'Lottery' } as const;

/**
 * An article for each family that has a page of its own, from that page's rules (`games/help/articles.test.ts`), by name. What
 * is played on the site's own pages has a topic as everything else there, and lotteries an article for each of their families.
 */
export function gameTopics(wireLanguage: WireLanguage): readonly GameTopic[] {
  const language = fromWireLanguage(wireLanguage);
  const kept = read.get(language) ?? readTopics(language);
  read.set(language, kept);
  return kept;
}

/** One for each family of lotteries, which are played on the site's own pages (`games/lottery/help/articles.test.ts`). */
const lotteryTopics = (language: Language): GameTopic[] =>
  FAMILY_IDS.map((id): GameTopic => {
    const { summary, keywords } = WORDS[language];
    const names = [familyTexts(id, 'es').name, familyTexts(id, 'en').name];
    return {
      id: `game-lottery-${id}`,
      group: 'rules',
      title: `${LOTTERY[language]} · ${familyTexts(id, language).name}`,
      summary,
      content: readDataText(`help/games/lottery-${id}.${language}.html`),
      keywords: [...keywords, ...names, LOTTERY[language].toLowerCase()],
    };
  });

const pageTopics = (language: Language): GameTopic[] =>
  GAMES.filter(({ hasPage }) => hasPage).map(({ family }): GameTopic => {
    const { summary, keywords } = WORDS[language];
    const names = [NAMES.es[family] ?? family, NAMES.en[family] ?? family];
    return {
      id: gameTopicId(family),
      group: 'rules',
      title: NAMES[language][family] ?? family,
      summary,
      content: readDataText(`help/games/${family}.${language}.html`),
      keywords: [...keywords, ...names],
    };
  });

const readTopics = (language: Language): GameTopic[] =>
  [...pageTopics(language), ...lotteryTopics(language)].sort((a, b) => a.title.localeCompare(b.title, language));
