import type { Language } from '@tonalli/contracts/language';
import type { StatementDetail } from '@tonalli/contracts/records/api';
import { formatAmount, formatCount, formatDate, formatDateTime, formatMonth } from '@tonalli/i18n/format';
import { LOCALE_TAGS } from '@tonalli/i18n/languages';
import { createPage, type Ink, PAGE, type Page } from '../../pdf/page';
import { toPdf } from '../../pdf/pdf-file';
import { type FaceName, fitted, typefaces } from '../../pdf/typefaces';
import { daysOf, type KnownLine, STATEMENT_GROUPS, sumsOf } from './statement-sums';
import { kindName, OPERATOR, STATEMENT_WORDS } from './statement-words';

const INK: Ink = [0.09, 0.1, 0.16];
const MUTED: Ink = [0.4, 0.42, 0.5];
const ACCENT: Ink = [0.79, 0.45, 0.06];
const RULE: Ink = [0.86, 0.87, 0.9];
const SHADE: Ink = [0.96, 0.965, 0.975];

const LEFT = 48;
const RIGHT = PAGE.width - LEFT;
const BOTTOM = PAGE.height - 64;
const ROW = 17;

interface Column {
  title: string;
  /** Its left edge, or its right one where it is aligned to it. */
  x: number;
  room: number;
  align: 'left' | 'right';
}

export interface StatementDocument {
  detail: Omit<StatementDetail, 'lines'> & { lines: KnownLine[] };
  holder: string;
  language: Language;
}

/** Sheets that begin anew where one is full. */
function createSheets() {
  let current = createPage();
  const pages: Page[] = [current];
  let y = LEFT;
  const page = (): Page => current;
  return {
    pages,
    page,
    at: () => y,
    move: (by: number) => {
      y += by;
    },
    /** Whether there was no room left, so that a page began. */
    broke(height: number): boolean {
      if (y + height <= BOTTOM) return false;
      current = createPage();
      pages.push(current);
      y = LEFT;
      return true;
    },
  };
}
type Sheets = ReturnType<typeof createSheets>;

/** Money with a minus that is as wide as the digits. */
const money = (amountMinor: number, language: Language): string =>
  formatAmount(amountMinor, language).replace('-', '\u2212');

function writeHeading(sheets: Sheets, text: string): void {
  sheets.broke(ROW * 4);
  sheets.move(26);
  sheets.page().write(text, { x: LEFT, y: sheets.at(), size: 12, ink: INK, face: 'bold' });
  sheets.move(8);
}

interface Cells {
  cells: readonly string[];
  ink: Ink;
  face: FaceName;
}

function writeCells(sheets: Sheets, columns: readonly Column[], { cells, ink, face }: Cells): void {
  columns.forEach(({ x, room, align }, index) => {
    const text = fitted(typefaces()[face], cells[index] ?? '', { size: 8.5, room });
    sheets.page().write(text, { x, y: sheets.at() + 11.5, size: 8.5, ink, face, align });
  });
  sheets.move(ROW);
  sheets.page().fill({ x: LEFT, y: sheets.at(), width: RIGHT - LEFT, height: 0.5, ink: RULE });
}

/** Rows with a head, which stands again on every page that they reach. */
function writeTable(sheets: Sheets, columns: readonly Column[], rows: readonly (readonly string[])[]): void {
  const head = () => {
    sheets.page().fill({ x: LEFT, y: sheets.at(), width: RIGHT - LEFT, height: ROW, ink: SHADE });
    writeCells(sheets, columns, { cells: columns.map(({ title }) => title), ink: MUTED, face: 'bold' });
  };
  head();
  for (const cells of rows) {
    if (sheets.broke(ROW)) head();
    writeCells(sheets, columns, { cells, ink: INK, face: 'regular' });
  }
}

function writeHead(sheets: Sheets, { detail, holder, language }: StatementDocument): void {
  const words = STATEMENT_WORDS[language];
  const page = sheets.page();
  page.fill({ x: 0, y: 0, width: PAGE.width, height: 6, ink: ACCENT });
  page.write(OPERATOR.brand, { x: LEFT, y: 58, size: 24, ink: ACCENT, face: 'bold' });
  page.write(OPERATOR.company, { x: LEFT, y: 74, size: 8.5, ink: MUTED });
  const month = formatMonth(detail.month, language);
  page.write(words.title, { x: RIGHT, y: 54, size: 16, ink: INK, face: 'bold', align: 'right' });
  page.write(month, { x: RIGHT, y: 74, size: 10, ink: MUTED, align: 'right' });
  page.fill({ x: LEFT, y: 90, width: RIGHT - LEFT, height: 1, ink: RULE });
  const facts = [
    [words.name, holder],
    [words.account, detail.account],
    [words.period, month],
    [words.issued, formatDateTime(detail.issuedAt, language)],
  ];
  facts.forEach(([label = '', value = ''], index) => {
    const x = LEFT + index * 132;
    page.write(label, { x, y: 110, size: 8, ink: MUTED });
    page.write(fitted(typefaces().bold, value, { size: 9.5, room: 124 }), {
      x,
      y: 124,
      size: 9.5,
      ink: INK,
      face: 'bold',
    });
  });
  sheets.move(90);
}

function writeSummary(sheets: Sheets, { detail, language }: StatementDocument): void {
  const words = STATEMENT_WORDS[language];
  const sums = sumsOf(detail.lines);
  writeHeading(sheets, words.summary);
  sheets.page().write(words.currency, { x: RIGHT, y: sheets.at() - 8, size: 8, ink: MUTED, align: 'right' });
  const row = (label: string, amountMinor: number, face: FaceName) => {
    const y = sheets.at() + 12.5;
    if (face === 'bold') {
      sheets.page().fill({ x: LEFT, y: sheets.at(), width: RIGHT - LEFT, height: 19, ink: SHADE });
    }
    sheets.page().write(label, { x: LEFT + 8, y, size: 9.5, ink: INK, face });
    sheets.page().write(money(amountMinor, language), { x: RIGHT - 8, y, size: 9.5, ink: INK, face, align: 'right' });
    sheets.move(19);
    sheets.page().fill({ x: LEFT, y: sheets.at(), width: RIGHT - LEFT, height: 0.5, ink: RULE });
  };
  row(words.opening, detail.openingMinor, 'bold');
  for (const group of STATEMENT_GROUPS) {
    // What agents alone have is left out where there was none.
    const isShown = sums.has(group) || !['rebate', 'income', 'contract'].includes(group);
    if (isShown) row(words.groups[group], sums.get(group) ?? 0, 'regular');
  }
  row(words.closing, detail.closingMinor, 'bold');
}

function writeSeal(sheets: Sheets, { detail, language }: StatementDocument): void {
  const words = STATEMENT_WORDS[language];
  writeHeading(sheets, words.seal);
  const lines = [
    ...words.sealText.map((text) => ({ text, ink: MUTED, by: 13 })),
    { text: words.hash, ink: MUTED, by: 19 },
    { text: detail.hash, ink: INK, by: 12 },
    { text: words.previousHash, ink: MUTED, by: 16 },
    { text: detail.previousHash ?? words.first, ink: INK, by: 12 },
  ];
  for (const { text, ink, by } of lines) {
    sheets.move(by);
    sheets.page().write(text, { x: LEFT, y: sheets.at(), size: 8.5, ink });
  }
}

function writeDays(sheets: Sheets, { detail, language }: StatementDocument): void {
  const words = STATEMENT_WORDS[language];
  writeHeading(sheets, words.byDay);
  const right = (title: string, x: number): Column => ({ title, x, room: 100, align: 'right' });
  const columns: Column[] = [
    { title: words.day, x: LEFT + 8, room: 110, align: 'left' },
    ...[right(words.count, 236), right(words.in, 340), right(words.out, 446), right(words.balance, RIGHT - 8)],
  ];
  const days = daysOf(detail.lines, (at) => formatDate(at, language));
  writeTable(
    sheets,
    columns,
    days.map(({ day, movements, inMinor, outMinor, closingMinor }) => [
      ...[day, formatCount(movements, language), money(inMinor, language)],
      ...[money(-outMinor, language), money(closingMinor, language)],
    ]),
  );
}

function writeMovements(sheets: Sheets, { detail, language }: StatementDocument): void {
  const words = STATEMENT_WORDS[language];
  writeHeading(sheets, words.movements);
  const columns: Column[] = [
    { title: words.at, x: LEFT + 8, room: 98, align: 'left' },
    { title: words.kind, x: 156, room: 156, align: 'left' },
    { title: words.reference, x: 316, room: 88, align: 'left' },
    { title: words.amount, x: 482, room: 76, align: 'right' },
    { title: words.balance, x: RIGHT - 8, room: 70, align: 'right' },
  ];
  writeTable(
    sheets,
    columns,
    detail.lines.map(({ at, kind, reference, amountMinor, balanceAfterMinor }) => [
      ...[formatDateTime(at, language), kindName(kind, language), reference],
      ...[money(amountMinor, language), money(balanceAfterMinor, language)],
    ]),
  );
}

function writeFeet(pages: readonly Page[], { detail, language }: StatementDocument): void {
  pages.forEach((page, index) => {
    const y = PAGE.height - 30;
    page.fill({ x: LEFT, y: y - 14, width: RIGHT - LEFT, height: 0.5, ink: RULE });
    const left = `${OPERATOR.brand} · ${detail.account} · ${detail.month} · SHA-256 ${detail.hash.slice(0, 16)}…`;
    page.write(left, { x: LEFT, y, size: 7.5, ink: MUTED });
    const right = STATEMENT_WORDS[language].page(index + 1, pages.length);
    page.write(right, { x: RIGHT, y, size: 7.5, ink: MUTED, align: 'right' });
  });
}

/** A month as a document that says what its CSV says, bound to it by the month's hash. */
export function statementPdf(document: StatementDocument): Buffer {
  const { detail, language } = document;
  const words = STATEMENT_WORDS[language];
  const sheets = createSheets();
  writeHead(sheets, document);
  writeSummary(sheets, document);
  writeSeal(sheets, document);
  if (detail.lines.length > 0) {
    writeDays(sheets, document);
    writeMovements(sheets, document);
  } else {
    writeHeading(sheets, words.movements);
    sheets.page().write(words.none, { x: LEFT, y: sheets.at() + 13, size: 9.5, ink: MUTED });
  }
  writeFeet(sheets.pages, document);
  return toPdf({
    ...{ title: `${words.title} ${detail.month} ${detail.account}`, author: OPERATOR.company },
    ...{ language: LOCALE_TAGS[language], at: detail.issuedAt, id: detail.hash.slice(0, 32), pages: sheets.pages },
  });
}
