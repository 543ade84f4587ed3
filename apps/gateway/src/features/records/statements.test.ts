import { fetchMemberInfo } from '@tonalli/contracts/account/wire';
import { listMovements, listStatements, type Movement } from '@tonalli/contracts/records/wire';
import { describe, expect, it } from 'vitest';
import { fakeContext, fakeEndpoint } from '../../testing/fake-context';
import { readPdf } from '../../testing/pdf-text';
import { exportStatement, printStatement, readStatement } from './statements';

const HASH = '0123456789abcdef'.repeat(4);
const MONTH = {
  ...{ month: '2026-10', from: '2026-10-01T06:00:00.000Z', to: '2026-11-01T06:00:00.000Z' },
  ...{ previousHash: 'ab'.repeat(32), hash: HASH, issuedAt: '2026-11-02T15:00:00.000Z' },
};

interface Moved {
  kind: Movement['kind'];
  amount: number;
  at?: string;
}

/** A member whose month holds these, the oldest first, as the platform answers page after page, newest first. */
function memberWith(moved: readonly Moved[], { opening = 0, nickname = 'Ana' } = {}) {
  let balanceAfter = opening;
  const movements = moved.map(({ kind, amount, at = '2026-10-05T12:00:00.000Z' }, index): Movement => {
    balanceAfter += amount;
    const known = { movementId: `T${index}`, reference: `R${index}`, betId: null, category: 'bet' as const };
    return { ...known, at, kind, amount, balanceAfter };
  });
  const sum = (sign: number) =>
    movements.reduce((total, { amount }) => total + (Math.sign(amount) === sign ? Math.abs(amount) : 0), 0);
  const statement = { ...MONTH, opening, closing: balanceAfter, in: sum(1), out: sum(-1), movements: moved.length };
  const newestFirst = movements.toReversed();
  return fakeContext([
    fakeEndpoint(listStatements, () => ({ account: '81234567', statements: [statement] })),
    fakeEndpoint(listMovements, ({ pageNo, pageSize }) => ({
      content: newestFirst.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      ...{ pageNum: pageNo, totalPages: Math.ceil(moved.length / pageSize), totalRows: moved.length },
      totals: { in: 0, out: 0, net: 0 },
    })),
    fakeEndpoint(fetchMemberInfo, () => ({
      ...{ id: '1', account: '81234567', nickname, type: 0 as const, balance: 0, currencySymbol: '$', icon: '' },
      vipLevel: 0,
    })),
  ]);
}

const MANY: Moved[] = Array.from({ length: 5_203 }, (_, index) => ({ kind: 'deposit.credit', amount: index + 1 }));
const MIXED: Moved[] = [
  { kind: 'deposit.credit', amount: 100_000, at: '2026-10-01T06:00:00.000Z' },
  { kind: 'deposit.fee', amount: -150, at: '2026-10-01T07:00:00.000Z' },
  { kind: 'bet.stake', amount: -5_000, at: '2026-10-02T05:59:59.999Z' },
  { kind: 'bet.payout', amount: 9_000, at: '2026-10-02T06:00:00.000Z' },
  { kind: 'bet.reversal', amount: -4_000, at: '2026-10-02T07:00:00.000Z' },
  { kind: 'bonus.reward', amount: 1_234, at: '2026-10-30T12:00:00.000Z' },
  { kind: 'wallet.in', amount: -2_000, at: '2026-10-30T13:00:00.000Z' },
  { kind: 'withdrawal.hold', amount: -30_000, at: '2026-11-01T05:59:59.999Z' },
];

const printed = async (ctx: ReturnType<typeof memberWith>, language: 'es' | 'en' = 'es') =>
  readPdf(Buffer.from((await printStatement(ctx, { month: '2026-10', language })).pdf, 'base64'));
/** What stands right behind a label on the first page. */
const behind = (texts: readonly string[] | undefined, label: string) => texts?.[texts.indexOf(label) + 1];

describe('statements of months', () => {
  it('MEM-17 are whole however long the month is, for the check, as CSV and as PDF', async () => {
    const ctx = memberWith(MANY);
    const { lines } = await readStatement(ctx, '2026-10');
    expect(lines.map(({ movementId }) => movementId)).toEqual(MANY.map((_, index) => `T${index}`));
    const { csv, truncated } = await exportStatement(ctx, '2026-10');
    expect([csv.trimEnd().split('\r\n').length, truncated]).toEqual([1 + 1 + MANY.length + 3, false]);
    const { pages, misplaced } = await printed(ctx);
    expect(misplaced).toEqual([]);
    const references = pages.flat().filter((text) => /^R\d+$/.test(text));
    expect(references).toEqual(MANY.map((_, index) => `R${index}`));
    expect(pages.map((texts) => texts.at(-1))).toEqual(
      pages.map((_, index) => `Página ${index + 1} de ${pages.length}`),
    );
  });

  it('MEM-17 say as PDF what came and went, by group and by day of the operator, from one balance to the other', async () => {
    const { pages } = await printed(memberWith(MIXED, { opening: 50_000 }));
    const [first] = pages;
    const said = ['Saldo inicial', 'Depósitos', 'Retiros', 'Apuestas', 'Premios y devoluciones', 'Bonos', 'Comisiones']
      .concat(['Transferencias', 'Saldo final'])
      .map((label) => behind(first, label));
    expect(said).toEqual([
      '$500.00',
      '$1,000.00',
      '−$300.00',
      '−$50.00',
      '$50.00',
      '$12.34',
      '−$1.50',
      '−$20.00',
      '$1,190.84',
    ]);
    expect(first).not.toContain('Ingresos de agente');
    const all = pages.flat();
    const day = (name: string) => all.slice(all.indexOf(name), all.indexOf(name) + 5);
    expect(day('1 oct 2026')).toEqual(['1 oct 2026', '3', '$1,000.00', '−$51.50', '$1,448.50']);
    expect(day('2 oct 2026')).toEqual(['2 oct 2026', '2', '$90.00', '−$40.00', '$1,498.50']);
    expect(day('31 oct 2026')).toEqual(['31 oct 2026', '1', '$0.00', '−$300.00', '$1,190.84']);
  });

  it('MEM-17 carry as PDF the hash of the month and the one before, the member, and a mark on every page', async () => {
    const { pages } = await printed(memberWith(MANY.slice(0, 90), { nickname: 'María Ñúñez 李' }));
    expect(behind(pages[0], 'SHA-256 de este mes')).toBe(HASH);
    expect(behind(pages[0], 'SHA-256 del mes anterior')).toBe('ab'.repeat(32));
    expect(pages[0]).toContain('María Ñúñez ?');
    expect(pages[0]).toContain('81234567');
    expect(pages.length).toBeGreaterThan(2);
    for (const texts of pages) expect(texts.join(' ')).toContain(HASH.slice(0, 16));
  });

  it('MEM-17 are the same bytes for the same month, and others for another', async () => {
    const print = async (ctx: ReturnType<typeof memberWith>) =>
      (await printStatement(ctx, { month: '2026-10', language: 'es' })).pdf;
    const first = await print(memberWith(MIXED));
    expect(await print(memberWith(MIXED))).toBe(first);
    expect(await print(memberWith(MIXED.slice(1)))).not.toBe(first);
  });

  it('MEM-17 come as PDF in English, and say where a month had no movements', async () => {
    const { pages } = await printed(memberWith([], { opening: 7 }), 'en');
    expect(behind(pages[0], 'Opening balance')).toBe('$0.07');
    expect(behind(pages[0], 'Closing balance')).toBe('$0.07');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('There were no movements in this month.');
    const { pages: full } = await printed(memberWith(MIXED), 'en');
    expect(full.flat()).toContain('Transfer to a vendor wallet');
  });
});
