import { useEffect, useState } from 'react';

/** Longer than that, and the next host is tried. */
const ANSWER_WITHIN_MS = 4_000;

/**
 * A launch address on a host that answers: the platform's own choice, or the next of its list when that one fails (SYS-08).
 * An address is good for one start, which a host that cannot be reached has not used up.
 */
export function useReachableUrl(launchUrl: string | undefined, hosts: readonly string[]): string | undefined {
  const [moved, setMoved] = useState<{ from: string; to: string } | null>(null);
  const known = hosts.join(' ');
  useEffect(() => {
    const [first, ...others] = candidatesOf(launchUrl, known.split(' '));
    if (launchUrl === undefined || first === undefined || others.length === 0) return;
    const calledOff = new AbortController();
    const search = async () => {
      if (await answers(first, calledOff.signal)) return;
      for (const url of others) {
        if (!(await answers(url, calledOff.signal))) continue;
        setMoved({ from: launchUrl, to: url });
        return;
      }
    };
    // Called off, nobody waits for it.
    search().catch(() => undefined);
    return () => calledOff.abort();
  }, [launchUrl, known]);
  return moved !== null && moved.from === launchUrl ? moved.to : launchUrl;
}

/** The address as it was given, then the same on the other hosts. */
function candidatesOf(launchUrl: string | undefined, hosts: readonly string[]): string[] {
  if (launchUrl === undefined || !URL.canParse(launchUrl)) return [];
  const { origin, pathname, search, hash } = new URL(launchUrl);
  const others = hosts.filter((host) => URL.canParse(host)).map((host) => new URL(host).origin);
  return [launchUrl, ...others.filter((other) => other !== origin).map((other) => other + pathname + search + hash)];
}

async function answers(url: string, signal: AbortSignal): Promise<boolean> {
  try {
    const within = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]);
    await fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store', signal: within });
    return true;
  } catch (error) {
    if (signal.aborted) throw error;
    return false;
  }
}
