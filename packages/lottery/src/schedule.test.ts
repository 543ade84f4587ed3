import { describe, expect, it } from 'vitest';
import { LOTTERIES, type Lottery, lotteryOf } from './lotteries';
import { daysOpen, type Issue, issuesOf, mostPerDay, placeOf, stationsOf, timesFrom } from './schedule';

const DAY_MS = 86_400_000;
/** Days of a zone six hours west, without summer time. */
const operatorDay = (day: string) => {
  const begin = Date.parse(`${day}T06:00:00Z`);
  return { day, begin, end: begin + DAY_MS };
};
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
const lottery = (code: string): Lottery => {
  const found = lotteryOf(code);
  if (!found) throw new Error(`no lottery ${code}`);
  return found;
};
const on = (code: string, day: string, days = 1): Issue[] =>
  Array.from({ length: days }, (_, index) => issuesOf(lottery(code), operatorDay(dayAfter(day, index)))).flat();
const utc = (at: number) => new Date(at).toISOString().slice(0, 16);

describe('the issues of a lottery', () => {
  it('LOTT-02 are as many a day as its minutes say, named by day and number', () => {
    const names = (code: string) => on(code, '2030-01-02').map(({ name }) => name);
    expect(names('five-1')).toHaveLength(1_440);
    expect([names('five-1')[0], names('five-1').at(-1)]).toEqual(['20300102-0001', '20300102-1440']);
    expect([names('five-3').length, names('five-3').at(-1)]).toEqual([480, '20300102-480']);
    expect([names('five-5').length, names('five-5').at(-1)]).toEqual([288, '20300102-288']);
    expect([names('five-hour').length, names('five-hour').at(-1)]).toEqual([24, '20300102-24']);
  });

  it('LOTT-02 close before they draw, and open at the draw before', () => {
    const [first, second] = on('five-1', '2030-01-02');
    expect(first).toMatchObject({ number: 1, opensAt: Date.parse('2030-01-02T06:00:00Z') });
    expect(first && utc(first.drawsAt)).toBe('2030-01-02T06:01');
    expect(first && first.drawsAt - first.closesAt).toBe(8_000);
    expect(second?.opensAt).toBe(first?.drawsAt);
  });

  it('LOTT-02 of Vietnam are drawn by region at its hour, by the stations of the weekday', () => {
    // The draw of Wednesday the 2nd, 18:15 in Hanoi, opens the issue of Thursday the 3rd.
    const [north] = on('vn-north', '2030-01-02');
    expect(north).toMatchObject({ number: 1, name: '20300103', stations: ['HN'] });
    expect(north && [utc(north.opensAt), utc(north.drawsAt)]).toEqual(['2030-01-02T11:15', '2030-01-03T11:15']);
    expect(on('vn-south', '2030-01-01', 7).map(({ stations }) => stations)).toEqual([
      ['DN', 'CT', 'ST'],
      ['TN', 'AG', 'BTH'],
      ['VL', 'BD', 'TV'],
      ['HCM', 'LA', 'BP', 'HG'],
      ['TG', 'KG', 'DL'],
      ['HCM', 'DT', 'CM'],
      ['BTR', 'VT', 'BL'],
    ]);
    expect(on('vn-central', '2030-01-01', 2).map(({ drawsAt }) => utc(drawsAt))).toEqual([
      '2030-01-02T10:15',
      '2030-01-03T10:15',
    ]);
  });

  it('LOTT-02 of 4D are drawn on Wednesday, Saturday and Sunday, and counted by the year', () => {
    const issues = on('sea-4d', '2030-01-01', 9);
    expect(issues.map(({ name, drawsAt }) => [name, utc(drawsAt)])).toEqual([
      ['002-30', '2030-01-05T11:00'],
      ['003-30', '2030-01-06T11:00'],
      ['004-30', '2030-01-09T11:00'],
      ['005-30', '2030-01-12T11:00'],
    ]);
    expect(on('six-mark', '2030-01-01', 3).map(({ name }) => name)).toEqual(['30-002', '30-003']);
  });

  it('LOTT-02 of Thailand are drawn on the 1st and 16th, but for holidays', () => {
    const issues = on('th-government', '2029-12-16', 150);
    expect(issues.map(({ name }) => name)).toEqual([
      '20300102',
      '20300117',
      '20300201',
      '20300216',
      '20300301',
      '20300316',
      '20300401',
      '20300416',
      '20300502',
      '20300516',
    ]);
  });

  it.each(LOTTERIES.map((one) => [one.code, one] as const))(
    'LOTT-02 LOTT-07 of %s follow each other without a gap, and are found by their names',
    (_, one) => {
      const length = one.schedule.kind === 'every' ? 2 : 70;
      const days = Array.from({ length }, (__, index) => operatorDay(dayAfter('2027-12-01', index)));
      const issues = days.flatMap((day) => issuesOf(one, day).map((issue) => ({ ...issue, day })));
      expect(new Set(issues.map(({ name }) => name)).size).toBe(issues.length);
      const wrong = issues.filter((issue, index) => {
        const next = issues[index + 1];
        const place = placeOf(one, issue.name);
        const isFound =
          place !== null && ('day' in place ? place.day === issue.day.day : place.opensAt === issue.opensAt);
        const { name: _name, number, day, ...times } = issue;
        const isTold = JSON.stringify(timesFrom(one, issue.opensAt)) === JSON.stringify(times);
        const follows = !next || next.opensAt === issue.drawsAt;
        const isOrdered = issue.opensAt < issue.closesAt && issue.drawsAt - issue.closesAt >= 1_000;
        const isWithin = issue.drawsAt <= day.begin + daysOpen(one) * DAY_MS && number <= mostPerDay(one);
        return !(isFound && isTold && follows && isOrdered && isWithin);
      });
      expect(wrong).toEqual([]);
    },
  );

  it('LOTT-02 know their stations by their names', () => {
    expect(stationsOf(lottery('vn-south'), '20300105')).toEqual(['HCM', 'LA', 'BP', 'HG']);
    expect(stationsOf(lottery('vn-south-3'), '20300105-001')).toEqual(['XS3']);
    expect([stationsOf(lottery('five-1'), '20300105-0001'), stationsOf(lottery('vn-south'), 'none')]).toEqual([[], []]);
    expect(on('vn-south-3', '2030-01-05')[0]?.stations).toEqual(['XS3']);
  });

  it.each([
    ['five-1', '20300230-0001'],
    ['five-1', '20300102'],
    ['five-1', '2030-01-02-1'],
    ['vn-north', '20301332'],
    ['sea-4d', '30-001'],
    ['sea-4d', '000-30'],
    ['sea-4d', '400-30'],
    ['sea-4d', '1-30'],
    ['th-government', '20300115'],
    ['th-government', ''],
  ])('LOTT-02 is not found by what is no name: %s %s', (code, name) => {
    expect(placeOf(lottery(code), name)).toBeNull();
  });

  it('LOTT-02 have room on a day of twenty-five hours, and leave out what a day of twenty-three lacks', () => {
    const { begin } = operatorDay('2030-01-02');
    const hours = (count: number) =>
      issuesOf(lottery('five-hour'), { day: '2030-01-02', begin, end: begin + count * 3_600_000 });
    expect([hours(25).length, hours(23).length, mostPerDay(lottery('five-hour'))]).toEqual([25, 23, 25]);
  });
});

describe('the lotteries', () => {
  it('LOTT-01 have codes of their own, of which none is a prefix with a slash', () => {
    expect(new Set(LOTTERIES.map(({ code }) => code)).size).toBe(LOTTERIES.length);
    expect(LOTTERIES.every(({ code }) => /^[a-z][a-z0-9-]{2,23}$/.test(code))).toBe(true);
    expect(lotteryOf('of-nobody')).toBeNull();
  });

  it('LOTT-03 cover every product line, and every page has some', () => {
    expect(new Set(LOTTERIES.map(({ prizeMode }) => prizeMode))).toEqual(new Set(['LOTT', 'ZY', 'ELOTT', 'SEA']));
    expect(new Set(LOTTERIES.map(({ area }) => area))).toEqual(new Set(['VN', 'SEA', 'LOTT']));
  });
});
