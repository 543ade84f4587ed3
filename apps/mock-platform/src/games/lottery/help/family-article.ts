import type { Language } from '@tonalli/contracts/language';
import { formatAmount } from '@tonalli/i18n/format';
import { familyOf } from '@tonalli/lottery/families';
import { LOTTERIES } from '@tonalli/lottery/lotteries';
import { proposedTable } from '@tonalli/lottery/odds';
import type { FamilyId, Play } from '@tonalli/lottery/play';
import { toHtml } from '../../help/paper';
import { LOTTERY_LIMITS } from '../module';
import { familyTexts } from './family-texts';
import { drawnText, isTyped, playsTable, playText, type Telling } from './plays-text';
import { scheduleText } from './schedule-text';
import { sayIn, type WordKey } from './words';

const paragraph = (text: string): string => `<p>${toHtml(text)}</p>`;
const list = (texts: readonly string[]): string =>
  `<ul>${texts.map((text) => `<li>${toHtml(text)}</li>`).join('')}</ul>`;

/** What groups have in common that are the same bets on other digits. */
const likeness = (plays: readonly Play[]): string =>
  JSON.stringify(plays.map(({ kinds }) => kinds.map(({ id }) => id)));

interface Group {
  readonly id: string;
  readonly plays: readonly Play[];
  /** One before it that is the same bets. */
  readonly like: string | null;
}

function groupsOf(plays: readonly Play[]): Group[] {
  const groups = [...Map.groupBy(plays, ({ group }) => group)].map(([id, own]) => ({ id, plays: own }));
  return groups.map((group, index) => {
    const before = groups.slice(0, index).find((other) => likeness(other.plays) === likeness(group.plays));
    return { ...group, like: before?.id ?? null };
  });
}

/** A group of plays: each told, those that are typed named, and all in a table. */
function groupText(telling: Telling, { id, plays, like }: Group): string[] {
  const { texts, say } = telling;
  // Where nothing but typing is offered that is how they are told.
  const told = plays.filter((play) => !isTyped(play));
  const [shown, typed] = told.length > 0 ? [told, plays.filter(isTyped)] : [plays, []];
  const names = typed.map((play) => texts.play(play.id).name).join(' · ');
  return [
    `<h3>${toHtml(texts.told('groups', id))}</h3>`,
    ...(like === null ? [] : [paragraph(say('like', { group: texts.told('groups', like) }))]),
    ...shown.flatMap((play) => playText(telling, play, like !== null)),
    ...(names ? [paragraph(say('typed', { names }))] : []),
    playsTable(telling, id, shown),
  ];
}

const RULES: readonly WordKey[] = [
  ...(['ruleClose', 'ruleHits', 'ruleTakeBack', 'ruleCancel', 'ruleCorrect', 'ruleChase', 'ruleBreak'] as const),
];

function rulesText({ family, say, language }: Telling): string[] {
  const money = (minor: number): string => formatAmount(minor, language);
  const { maxOrderMinor, maxIssueMinor, maxPayoutMinor } = LOTTERY_LIMITS;
  const limits = { order: money(maxOrderMinor), issue: money(maxIssueMinor), payout: money(maxPayoutMinor) };
  return [
    ...RULES.map((key) => say(key)),
    say('ruleLimits', limits),
    ...(family.hasPrizeGroups ? [say('ruleGroups')] : []),
    say('independent'),
  ];
}

/** The article about a family of lotteries: its draws, and every play with what it pays and an example. */
export function familyArticle(
  id: FamilyId,
  { language, nameOf }: { language: Language; nameOf: (code: string) => string },
): { title: string; html: string } {
  const [family, texts, say] = [familyOf(id), familyTexts(id, language), sayIn(language)];
  const results = new Set(family.plays.map(({ example }) => JSON.stringify(example.result)));
  const hasOneDraw = results.size === 1;
  const telling: Telling = { family, texts, say, language, odds: proposedTable(family), hasOneDraw };
  const [first] = family.plays;
  const own = LOTTERIES.filter((lottery) => lottery.family === id);
  const parts = [
    paragraph(`${texts.about} ${say('simulated')}`),
    `<h3>${toHtml(say('draws'))}</h3>`,
    list(own.map((lottery) => scheduleText(lottery, { name: nameOf(lottery.code), say, language }))),
    ...(hasOneDraw && first ? [paragraph(`${say('exampleDraw')} ${drawnText(family, first.example.result)}`)] : []),
    ...groupsOf(family.plays).flatMap((group) => groupText(telling, group)),
    `<h3>${toHtml(say('rules'))}</h3>`,
    list(rulesText(telling)),
  ];
  return { title: texts.name, html: `${parts.join('\n')}\n` };
}
