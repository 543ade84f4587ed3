import { EXPORT_MAX_ROWS } from '@tonalli/contracts/records/api';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAKE_VALUES } from '../../testing/fake-values';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const RANGE = { language: 'es', from: '2026-01-01T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' };
const [BET] = FAKE_VALUES.listBets.content;
if (!BET) throw new Error('the fake platform has no bet');

describe('the exported betting record', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  const exported = async () => {
    const { data } = await gateway.query('records.exportBets', RANGE, { tab: await gateway.login() });
    // The procedure's declared answer.
    return data as { csv: string; truncated: boolean };
  };

  it('MEM-07 writes amounts with two places, quotes what needs it, and starts with a byte order mark', async () => {
    const bet = { ...BET, gameName: 'Oro, "Plata"\ny más' };
    gateway.platform.answer({ listBets: () => ({ ...FAKE_VALUES.listBets, content: [bet] }) });
    expect(await exported()).toEqual({
      truncated: false,
      csv:
        '\ufeffbetId,roundId,at,gameId,gameName,vendor,vendorName,type,stake,payout,net,status,isTrial\r\n' +
        'B1,R1,2026-03-01T12:00:00.000Z,1001,"Oro, ""Plata""\ny más",TNL,Tonalli,RNG,10.00,2.50,-7.50,SETTLED,false\r\n',
    });
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
    'MEM-07 writes %j as text, so that no spreadsheet runs it',
    async (gameName) => {
      gateway.platform.answer({ listBets: () => ({ ...FAKE_VALUES.listBets, content: [{ ...BET, gameName }] }) });
      expect((await exported()).csv).toContain(`'${gameName}`);
    },
  );

  it('MEM-07 reads page after page, and says when there is more than fits', async () => {
    const row = (pageNo: number) =>
      Array.from({ length: 200 }, (_, index) => ({ ...BET, betId: `B${pageNo}-${index}` }));
    gateway.platform.answer({
      listBets: ({ input }) => ({ ...FAKE_VALUES.listBets, content: row(input.pageNo), totalPages: 3 }),
    });
    const whole = await exported();
    expect([whole.csv.split('\r\n').length - 2, whole.truncated]).toEqual([600, false]);
    gateway.platform.answer({
      listBets: ({ input }) => ({ ...FAKE_VALUES.listBets, content: row(input.pageNo), totalPages: 1_000 }),
    });
    const cut = await exported();
    expect([cut.csv.split('\r\n').length - 2, cut.truncated]).toEqual([EXPORT_MAX_ROWS, true]);
  });
});
