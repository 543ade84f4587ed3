import { listAnnouncements } from '@tonalli/contracts/content/wire';
import { describe, expect, it } from 'vitest';
import { fakeContext, fakeEndpoint } from '../../testing/fake-context';
import { listPopups } from './list-popups';

describe('the popups of an audience', () => {
  it.each([
    ['visitor', ['b']],
    ['member', ['a']],
    ['newcomer', ['f', 'a']],
  ] as const)('HOME-07 are those for a %s, whatever else the platform sends', async (audience, ids) => {
    const popup = (['A', 'B', 'F'] as const).map((execution) => ({
      id: execution.toLowerCase(),
      title: 'T',
      content: '<p>x</p>',
      execution,
    }));
    const answer = fakeEndpoint(listAnnouncements, () => ({ banners: [], player: [], popup, promotion: [] }));
    const popups = await listPopups(fakeContext([answer]), { language: 'en', audience });
    expect(popups).toEqual(ids.map((id) => ({ id, title: 'T', text: [{ tag: 'p', parts: ['x'] }] })));
  });
});
