import type { Permission } from '@tonalli/contracts/system/wire';

type Info = Permission['info'];

/** Other origins that a page may load from. */
export interface PageHosts {
  readonly images: readonly string[];
  readonly games: readonly string[];
  /** Mirror sites, whose latency is measured. */
  readonly mirrors: readonly string[];
  /** The analytics service, where the operator uses it (SYS-09). */
  readonly analytics: boolean;
  /** False while only the mirrors are known. */
  readonly whole: boolean;
}

/** Hosts of pictures, games and mirrors by world, as the platform last named them, for the content security policy. */
export interface ContentHosts {
  learn(world: string | null, info: Pick<Info, 'imageCDNs' | 'launchGameCDNs' | 'domainRoute' | 'analytics'>): void;
  /** Sets the mirrors alone, where the platform names no more. */
  learnMirrors(world: string | null, domainRoute: Info['domainRoute']): void;
  /** Whether all hosts are known, not the mirrors alone. */
  knows(world: string | null): boolean;
  /** Something has changed at the platform, which another process may learn first: what is known serves until it is asked again. */
  doubt(): void;
  /** Whether what is known should be asked again; true once, for the one who does. */
  isDoubted(world: string | null): boolean;
  /** The same object until something of it changes. A world that was not learnt yet reaches what the one without a name does, of which it is a copy. */
  of(world: string | null): PageHosts;
}

const NONE: PageHosts = { images: [], games: [], mirrors: [], analytics: false, whole: false };
/** With more worlds, the one that was added first is dropped. */
const WORLDS_MAX = 256;

export function createContentHosts(): ContentHosts {
  const known = new Map<string | null, PageHosts>();
  let presumed = NONE;
  const doubted = new Set<string | null>();

  const keep = (world: string | null, hosts: PageHosts): void => {
    if (JSON.stringify(known.get(world)) === JSON.stringify(hosts)) return;
    known.set(world, hosts);
    if (world === null) presumed = { ...hosts, analytics: false, whole: false };
    for (const oldest of known.keys()) {
      if (known.size <= WORLDS_MAX) break;
      if (oldest !== null) known.delete(oldest);
    }
  };
  const of = (world: string | null): PageHosts => known.get(world) ?? presumed;

  return {
    learn(world, { imageCDNs, launchGameCDNs, domainRoute, analytics }) {
      keep(world, {
        images: originsOf(imageCDNs),
        games: originsOf(launchGameCDNs),
        mirrors: originsOf(domainRoute.map(({ url }) => url)),
        analytics: analytics.gtagId !== '',
        whole: true,
      });
    },
    learnMirrors(world, domainRoute) {
      keep(world, { ...of(world), mirrors: originsOf(domainRoute.map(({ url }) => url)) });
    },
    knows: (world) => of(world).whole,
    doubt() {
      for (const world of known.keys()) doubted.add(world);
    },
    isDoubted: (world) => doubted.delete(world),
    of,
  };
}

/** Only origins of web addresses: nothing that the platform sends may write into the policy's grammar. */
function originsOf(urls: readonly string[]): string[] {
  const origins = urls.filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  return [...new Set(origins.map((url) => new URL(url).origin))].sort();
}
