import type { Permission } from '@tonalli/contracts/system/wire';

/** Where pictures and games come from, as the bootstrap last said; the content security policy allows these. */
export interface ContentHosts {
  learn(info: Pick<Permission['info'], 'imageCDNs' | 'launchGameCDNs'>): void;
  readonly images: readonly string[];
  readonly games: readonly string[];
  /** Grows with every change. */
  readonly version: number;
}

export function createContentHosts(): ContentHosts {
  let images: readonly string[] = [];
  let games: readonly string[] = [];
  let version = 0;
  return {
    learn({ imageCDNs, launchGameCDNs }) {
      const known = [images, games].join();
      images = originsOf(imageCDNs);
      games = originsOf(launchGameCDNs);
      if ([images, games].join() !== known) version += 1;
    },
    get images() {
      return images;
    },
    get games() {
      return games;
    },
    get version() {
      return version;
    },
  };
}

/** Only origins of web addresses: nothing that the platform sends may write into the policy's grammar. */
function originsOf(urls: readonly string[]): string[] {
  const origins = urls.filter((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol));
  return [...new Set(origins.map((url) => new URL(url).origin))].sort();
}
