import { EXPORT_MAX_ROWS } from '@tonalli/contracts/records/api';
import { type BetRecord, listBets } from '@tonalli/contracts/records/wire';
import { describe, expect, it } from 'vitest';
import { fakeContext, fakeEndpoint } from '../../testing/fake-context';
import { exportBets } from './export-bets';

const RANGE = { language: 'es', from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' } as const;
const BET: BetRecord = {
  betId: 'B1',
  roundId: 'R1',
  at: '2026-03-01T12:00:00.000Z',
  nodeId: '1001',
  gameName: 'Sol',
  vassalage: 'TNL',
  vendorName: 'Tonalli',
  gameType: 'RNG',
  stake: 1_000,
  payout: 250,
  net: -750,
  status: 'SETTLED',
  isTrial: false,
};

/** Of a platform that has these bets on every page. */
const exported = (content: (page: number) => BetRecord[], totalPages = 1) =>
  exportBets(
    fakeContext([
      fakeEndpoint(listBets, ({ pageNo }) => ({
        content: content(pageNo),
        pageNum: pageNo,
        totalPages,
        totalRows: 0,
        totals: { stake: 0, payout: 0, net: 0 },
      })),
    ]),
    RANGE,
  );

describe('the exported betting record', () => {
  it('MEM-07 writes amounts with two places, quotes what needs it, and starts with a byte order mark', async () => {
    expect(await exported(() => [{ ...BET, gameName: 'Oro, "Plata"\ny más' }])).toEqual({
      truncated: false,
      csv:
        '\ufeffbetId,roundId,at,gameId,gameName,vendor,vendorName,type,stake,payout,net,status,isTrial\r\n' +
        'B1,R1,2026-03-01T12:00:00.000Z,1001,"Oro, ""Plata""\ny más",TNL,Tonalli,RNG,10.00,2.50,-7.50,SETTLED,false\r\n',
    });
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'MEM-07 writes %j as text, so that no spreadsheet runs it',
    async (gameName) => {
      expect((await exported(() => [{ ...BET, gameName }])).csv).toContain(`'${gameName}`);
    },
  );

  it('MEM-07 reads page after page, and says when there is more than fits', async () => {
    const rows = (page: number) => Array.from({ length: 200 }, (_, row) => ({ ...BET, betId: `B${page}-${row}` }));
    const whole = await exported(rows, 3);
    expect([whole.csv.split('\r\n').length - 2, whole.truncated]).toEqual([600, false]);
    const cut = await exported(rows, 1_000);
    expect([cut.csv.split('\r\n').length - 2, cut.truncated]).toEqual([EXPORT_MAX_ROWS, true]);
  });
});
