import { fetchAgentAnnouncement, listAgentAnnouncements } from '@tonalli/contracts/team/wire-announcements';
import { beforeEach, describe, expect, it } from 'vitest';
import { toIso } from '../../clock/system-time';
import { callsAs, mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { TEST_TIME_MS } from '../../testing/test-time';
import { announcementsRepository } from './announcements.repository';
import { announcedToAgents, seedAnnouncements } from './team.seed';

const HOUR_MS = 3_600_000;
const PAGE = { pageNo: '1', pageSize: '10', language: 'ES' } as const;
const stage = await serveWorlds();

/** The last one is the newest. */
function announce(...all: { id: string; audience: 'all' | 'top' | 'below'; contentEs?: string }[]): void {
  for (const [index, { id, audience, contentEs = `<p>Texto ${id}</p>` }] of all.entries()) {
    const words = { titleEs: `Título ${id}`, titleEn: `Title ${id}`, contentEs, contentEn: `<p>Text ${id}</p>` };
    const at = TEST_TIME_MS - (all.length - index) * HOUR_MS;
    announcementsRepository(stage.world).insert({ id, audience, ...words, at });
  }
}

async function person(type: 0 | 1 | 2, uplineId?: string) {
  const minted = await mintPlayer(stage.world, { type, uplineId });
  return { ...minted, ...callsAs(stage.platform, { token: minted.token, world: stage.world.name }) };
}
type Person = Awaited<ReturnType<typeof person>>;
const ids = async (who: Person) =>
  (await who.value(listAgentAnnouncements, PAGE)).content.map(({ announcementId }) => announcementId);

describe('announcements to agents', () => {
  let [top, below]: [Person, Person] = [] as never;
  beforeEach(async () => {
    top = await person(1);
    below = await person(2, top.id);
  });

  it('AG-08 are those for the place in which the agent stands, the newest first, in the language that was asked for', async () => {
    announce(
      { id: 'old', audience: 'all' },
      { id: 'for-top', audience: 'top' },
      { id: 'for-below', audience: 'below' },
    );
    expect(await ids(top)).toEqual(['for-top', 'old']);
    expect(await ids(below)).toEqual(['for-below', 'old']);
    const { content } = await below.value(listAgentAnnouncements, { ...PAGE, language: 'EN' });
    expect(content[1]).toEqual({
      ...{ announcementId: 'old', title: 'Title old', excerpt: 'Text old', read: false },
      at: toIso(TEST_TIME_MS - 3 * HOUR_MS),
    });
  });

  it('AG-08 count as read once they are opened, by each for themself', async () => {
    announce({ id: 'one', audience: 'all' }, { id: 'two', audience: 'all' });
    const opened = await top.value(fetchAgentAnnouncement, { announcementId: 'one', language: 'ES' });
    expect(opened).toMatchObject({ title: 'Título one', content: '<p>Texto one</p>' });
    const { content, unread } = await top.value(listAgentAnnouncements, PAGE);
    expect([unread, ...content.map(({ read }) => read)]).toEqual([1, false, true]);
    await top.value(fetchAgentAnnouncement, { announcementId: 'one', language: 'ES' });
    expect((await below.value(listAgentAnnouncements, PAGE)).unread).toBe(2);
  });

  it('AG-06 AG-08 of others, and of nobody, are not found; members have none', async () => {
    announce({ id: 'for-top', audience: 'top' });
    for (const announcementId of ['for-top', 'nobody'])
      expect(await below.code(fetchAgentAnnouncement, { announcementId, language: 'ES' })).toBe('NOT_FOUND');
    expect(await (await person(0)).code(listAgentAnnouncements, PAGE)).toBe('ACCOUNT_NOT_AGENT');
  });

  it('AG-08 begin on one line without marks, and go on over pages', async () => {
    const long = `<p>Uno <strong>dos</strong>.</p><ul>${'<li>tres cuatro cinco</li>'.repeat(12)}</ul>`;
    announce({ id: 'first', audience: 'all' }, { id: 'long', audience: 'all', contentEs: long });
    const asked = { ...PAGE, pageSize: '1' };
    const first = await top.value(listAgentAnnouncements, asked);
    expect(first).toMatchObject({ totalPages: 2, totalRows: 2, unread: 2, pageNum: 1 });
    const excerpt = first.content[0]?.excerpt ?? '';
    expect(excerpt).toMatch(/^Uno dos\. tres cuatro cinco tres .*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(141);
    const second = await top.value(listAgentAnnouncements, { ...asked, pageNo: '2' });
    expect(second.content.map(({ announcementId }) => announcementId)).toEqual(['first']);
  });

  it('AG-08 none yet is an answer, and the default data have some for agents on top and for those below', async () => {
    expect(await top.value(listAgentAnnouncements, PAGE)).toMatchObject({ content: [], totalRows: 0, unread: 0 });
    seedAnnouncements(stage.world);
    const count = (audience: string) => announcedToAgents().filter((one) => one.audience === audience).length;
    expect(await ids(top)).toHaveLength(count('all') + count('top'));
    expect(await ids(below)).toHaveLength(count('all') + count('below'));
  });
});
