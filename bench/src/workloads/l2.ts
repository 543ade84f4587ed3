import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { HEADERS } from '@tonalli/contracts/envelope';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { type PinnedServer, startPinned } from '../measure/pinned-server';
import { compare } from '../measure/slices';
import { judge, type Verdict } from '../measure/verdict';

const GOAL = 3;
const PAGE = 18;
const CATALOGUE_PAGES = 100;
const headers = { [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code };

/**
 * L2 (LOBBY-02): what a search among ten thousand games costs the platform when it is mistyped, as processor time against
 * the same search typed as it is written. Control: every name compared letter by letter.
 */
export async function l2(rounds: number): Promise<Verdict> {
  const platform = await startPinned({ name: 'platform', module: 'platform', env: { JOURNAL: 'off' } });
  const scan = await startPinned({ name: 'scan', module: 'title-scan' });
  try {
    const names = await namesOf(platform);
    await fetch(`${scan.url}/names`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(names),
    });
    const written = names.find((name) => name.length > 12) ?? '';
    const mistyped = written.slice(0, 4) + written.slice(5);
    // The first search reads the titles.
    await fetch(platform.url + search(written), { headers });
    const { variants, noisy } = await compare(
      [
        { name: 'written', server: platform, path: search(written), headers },
        { name: 'mistyped', server: platform, path: search(mistyped), headers },
        { name: 'scanned', server: scan, path: `/search?gameName=${encodeURIComponent(mistyped)}` },
      ],
      rounds,
    );
    const [own, control] = [variants.get('mistyped'), variants.get('scanned')];
    return {
      id: 'L2',
      goal: `mistyped search of ${names.length} games <= ${GOAL} x the CPU of one typed as written`,
      measured: own?.cpuRatio.toFixed(2) ?? '',
      spread: own?.cpuSpread.toFixed(2) ?? '',
      cpu: `${own?.cpuMicrosPerRequest.toFixed(0)} us (written ${variants.get('written')?.cpuMicrosPerRequest.toFixed(0)})`,
      control: `every name compared ${control?.cpuRatio.toFixed(2)}`,
      outcome: judge({
        met: (own?.cpuRatio ?? GOAL * 2) <= GOAL,
        controlMet: (control?.cpuRatio ?? 0) <= GOAL,
        noisy,
      }),
    };
  } finally {
    await Promise.all([platform.stop(), scan.stop()]);
  }
}

function listPath(asked: Record<string, string>): string {
  const { code } = DEVELOPMENT_MERCHANT;
  const always = { clientType: '3', platform: 'html5-desktop', merchant: code, language: 'ES' };
  return `${ENDPOINTS.listGames.path}?${new URLSearchParams({ ...always, ...asked })}`;
}

const search = (gameName: string): string => listPath({ gameName, pageNo: '1', pageSize: String(PAGE) });

/** What the games are called, as lists show them. */
async function namesOf({ url }: PinnedServer): Promise<string[]> {
  const names: string[] = [];
  for (let page = 1; page <= CATALOGUE_PAGES; page += 1) {
    const answer = await fetch(url + listPath({ pageNo: String(page), pageSize: '200' }), { headers });
    const { value } = await answer.json();
    if (value.games.length === 0) break;
    names.push(...value.games.map(({ displayName }: { displayName: string }) => displayName));
  }
  return names;
}
