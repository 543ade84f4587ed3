import { setTimeout as wait } from 'node:timers/promises';
import { LOBBY_PAGE_SIZE } from '@tonalli/contracts/constants';
import { imageUrls } from '@tonalli/contracts/image-urls';
import { DEFAULT_LANGUAGE } from '@tonalli/contracts/language';
import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import type { SessionView } from '@tonalli/contracts/session/api';
import { escapeHtml } from '../http/escape-html';
import { appRouter } from '../root';
import type { Context } from '../trpc/context';
import { t } from '../trpc/trpc';
import type { Page } from './page';

/** A page waits for no more than what the public cache holds. */
const WAIT_MS = 25;
const NOTHING = '';

const createCaller = t.createCallerFactory(appRouter);
type Caller = ReturnType<typeof createCaller>;

/** In the language that every visit begins with; pictures of the first screen are without words. */
const language = DEFAULT_LANGUAGE;

interface View {
  /** `first-view-<name>` of the page's own styles lays it out. */
  readonly name: 'home' | 'slots' | 'live' | 'lobby' | 'promotions' | 'member' | 'agent';
  /** Paths of the pictures that a phone shows first; left out where it is one of the app's own. */
  pictures?(caller: Caller): Promise<string[]>;
}

const HOME: View = {
  name: 'home',
  async pictures({ content }) {
    const { banners } = await content.announcements({ language });
    return banners.flatMap(({ group, image }) => (group === 'w_home' ? [image] : [])).slice(0, 1);
  },
};

const PROMOTIONS: View = {
  name: 'promotions',
  pictures: async ({ promotions }) => (await promotions.list({ language })).map(({ image }) => image).slice(0, 1),
};

const MEMBER: View = { name: 'member' };
const AGENT: View = { name: 'agent' };

type Category = NonNullable<ReturnType<typeof gameTypeOfSegment>>;
/** Categories that have more above their tiles than others. */
const NAMES: Partial<Record<Category, View['name']>> = { RNG: 'slots', LIVE: 'live' };

const lobby = (type: Category): View => ({
  name: NAMES[type] ?? 'lobby',
  async pictures({ lobby }) {
    const { games } = await lobby.games({ language, type, page: 1, pageSize: LOBBY_PAGE_SIZE });
    return games.map(({ icon }) => icon).slice(0, 2);
  },
});

type Visitor = Pick<SessionView, 'isAgent' | 'onBreak'>;

/** A query may ask for other games, so that nothing is known of such a page. `visitor`: who is signed in. */
function viewOf(url: string, visitor: Visitor | null): View | null {
  // Another page stands in place of all of them.
  if (visitor?.onBreak) return null;
  const [path = '', query] = url.split('?', 2);
  if (path === '/') return HOME;
  if (path === '/member') return visitor && MEMBER;
  if (path === '/agentHome') return visitor?.isAgent && isAgentOverview(query) ? AGENT : null;
  if (query !== undefined) return null;
  if (path === '/promotions') return PROMOTIONS;
  const type = gameTypeOfSegment(path.slice(1));
  return type === null ? null : lobby(type);
}

/** Of the agents' pages only the first begins with its picture. */
function isAgentOverview(query = ''): boolean {
  const page = new URLSearchParams(query).get('page');
  return page === null || page === 'agentTeamOverview';
}

interface Surroundings extends Pick<Page, 'pictures'> {
  /** Whether the page says whose it is: without that the app may lead away from a page for who is signed in. */
  readonly told: boolean;
}

/**
 * The first pictures of this page, as HTML: shown before the app's scripts run, and removed by the app. Empty while
 * nothing is cached, and while the site is closed to the visitor.
 */
export async function drawFirstView(ctx: Context, url: string, { told, pictures }: Surroundings): Promise<string> {
  const { sessionCookie } = ctx.request;
  const view = viewOf(url, told ? ctx.services.sessions.resume(sessionCookie) : null);
  if (!view) return NOTHING;
  const caller = createCaller(ctx);
  const bootstrap = caller.system.bootstrap({ language });
  const drawn = view.pictures
    ? drawPictures(view.name, bootstrap, view.pictures(caller))
    : drawOwn(view.name, pictures);
  // On a failure the app fetches it again, and reports the error.
  const ready = Promise.all([drawn, bootstrap]).then(
    ([html, { status }]) => (status === 0 ? html : NOTHING),
    () => NOTHING,
  );
  return Promise.race([ready, wait(WAIT_MS, NOTHING, { ref: false })]);
}

async function drawPictures(
  name: View['name'],
  bootstrap: ReturnType<Caller['system']['bootstrap']>,
  pictures: Promise<string[]>,
): Promise<string> {
  const [{ imageHosts }, paths] = await Promise.all([bootstrap, pictures]);
  // Each from the host that the app asks first.
  const urls = paths.flatMap((path) => imageUrls(imageHosts, path).slice(0, 1));
  return frame(name, urls.map((url) => `<img src="${escapeHtml(url)}" alt="" fetchpriority="high">`).join(''));
}

const drawOwn = async (name: View['name'], own: Page['pictures']): Promise<string> => frame(name, own.get(name) ?? '');

const frame = (name: View['name'], images: string): string =>
  images ? `<div class="first-view first-view-${name}" aria-hidden="true">${images}</div>` : NOTHING;
