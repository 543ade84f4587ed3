import { createHash } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import type { StatementDetail, StatementView } from '@tonalli/contracts/records/api';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, bootstrap, failure } from '../../testing/fake-gateway';
import { memberTab, renderApp } from '../../testing/render-app';
import { checkStatement } from './check-statement';

const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
const SEP_HASH = 'ab'.repeat(32);
const LINE = {
  ...{ movementId: 'T00000009', at: '2026-10-05T12:00:00.000Z', kind: 'deposit.credit' },
  ...{ amountMinor: 2_550, balanceAfterMinor: 12_550, reference: 'Ñandú "1"' },
};
const TEXT = [
  `["tonalli/statement/1","81234567","2026-10","${SEP_HASH}",10000,12550]`,
  '["T00000009","2026-10-05T12:00:00.000Z","deposit.credit",2550,12550,"Ñandú \\"1\\""]',
].join('\n');

const month = (change: Partial<StatementView> = {}): StatementView => ({
  ...{ account: '81234567', month: '2026-10', openingMinor: 10_000, closingMinor: 12_550, inMinor: 2_550, outMinor: 0 },
  ...{ movements: 1, previousHash: SEP_HASH, hash: sha(TEXT), issuedAt: '2026-11-01T07:00:00.000Z', ...change },
});
const OCT = month();
const SEP = month({ month: '2026-09', openingMinor: 0, closingMinor: 10_000, previousHash: null, hash: SEP_HASH });
const MONTHS = [OCT, SEP];
const detail = (change: Partial<StatementDetail> = {}): StatementDetail => ({
  ...{ ...OCT, lines: [LINE], ...change },
});
const RIGHT = { hash: true, chain: true, sum: true };

const page = (answers: Answers = {}) =>
  renderApp('/member?page=statements', {
    answers: {
      'account.me': failure('NETWORK_ERROR'),
      'system.bootstrap': bootstrap,
      'records.statements': MONTHS,
      'records.statement': detail(),
      ...answers,
    },
    tab: memberTab,
  });

describe('statements', () => {
  it('MEM-17 recomputes the hash of a month, and sees every change', async () => {
    const check = (change: Partial<StatementDetail>) => checkStatement(detail(change), MONTHS);
    expect(await check({})).toEqual(RIGHT);
    const lines = [
      { ...LINE, reference: 'Nandú "1"' },
      { ...LINE, at: '2026-10-05T12:00:00.001Z' },
      { ...LINE, kind: 'bonus.reward' },
    ];
    for (const line of lines) expect(await check({ lines: [line] })).toEqual({ ...RIGHT, hash: false });
    expect(await check({ lines: [{ ...LINE, amountMinor: 2_551 }] })).toEqual({ ...RIGHT, hash: false, sum: false });
    expect(await check({ lines: [] })).toEqual({ ...RIGHT, hash: false, sum: false });
    const torn = [OCT, { ...SEP, hash: 'cd'.repeat(32) }];
    expect(await checkStatement(detail(), torn)).toEqual({ ...RIGHT, chain: false });
    expect(await checkStatement(detail(), [OCT, { ...SEP, closingMinor: 9_999 }])).toEqual({ ...RIGHT, chain: false });
    expect(await checkStatement(detail(), [OCT])).toEqual({ ...RIGHT, chain: false });
  });

  it('MEM-17 shows each month, and says that nothing changed, or that something did', async () => {
    const { user, gateway } = await page();
    const october = await screen.findByRole('group', { name: 'octubre de 2026' });
    expect(within(october).getByText('$125.50')).toBeTruthy();
    await user.click(within(october).getByRole('button', { name: 'Comprobar octubre de 2026' }));
    expect(await within(october).findByText('Todo coincide: nada cambió desde que se fijó.')).toBeTruthy();
    gateway.answers['records.statement'] = detail({ lines: [{ ...LINE, reference: 'otra' }] });
    await user.click(within(october).getByRole('button', { name: 'Comprobar octubre de 2026' }));
    expect(await within(october).findByText('Algo no coincide con lo que se fijó.')).toBeTruthy();
  });

  it('MEM-17 saves a month as PDF in the language of the page, byte for byte, and says when it could not', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:none';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user, gateway } = await page({ 'records.printStatement': { pdf: 'JVBERv8A' } });
    const print = await screen.findByRole('button', { name: 'Descargar PDF de octubre de 2026' });
    await user.click(print);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect([...new Uint8Array((await saved[0]?.arrayBuffer()) ?? [])]).toEqual([0x25, 0x50, 0x44, 0x46, 0xff, 0]);
    expect(saved[0]?.type).toBe('application/pdf');
    gateway.answers['records.printStatement'] = failure('NETWORK_ERROR');
    await user.click(print);
    expect(await screen.findByText('No se pudo exportar.')).toBeTruthy();
    expect(saved).toHaveLength(1);
  });

  it('MEM-17 says that no month is over, and what could not be loaded', async () => {
    const none = await page({ 'records.statements': [] });
    expect(await screen.findByText('Todavía no hay ningún mes cerrado')).toBeTruthy();
    none.unmount();
    await page({ 'records.statements': failure('NETWORK_ERROR') });
    expect(await screen.findByText('No pudimos cargar tus estados de cuenta')).toBeTruthy();
  });
});
