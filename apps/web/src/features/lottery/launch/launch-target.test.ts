import { describe, expect, it } from 'vitest';
import { launchTarget } from './launch-target';

const HERE = 'https://play.example';

describe('where a launch leads', () => {
  it('LOTT-04 to a page of lotteries of this site, with what the address says', () => {
    expect(launchTarget(`${HERE}/vnLottery?gameCode=vn-south&view=betting&lang=en`, HERE)).toEqual({
      category: 'vnLottery',
      search: { gameCode: 'vn-south', view: 'betting' },
    });
    expect(launchTarget(`${HERE}/lottery?gameCode=five-1&view=lobby`, HERE)?.search.view).toBe('lobby');
  });

  it.each([
    'https://elsewhere.example/lottery?gameCode=five-1',
    'http://play.example/lottery?gameCode=five-1',
    'https://play.example:8443/lottery',
    'https://play.example@elsewhere.example/lottery',
    '//elsewhere.example/lottery',
    'javascript:alert(1)//lottery',
    `${HERE}/member?page=personalHistoryCopy`,
    `${HERE}/lottery/../agent`,
    'nonsense',
    '',
  ])('LOTT-04 S6 is refused for %j', (url) => {
    expect(launchTarget(url, HERE)).toBeNull();
  });
});
