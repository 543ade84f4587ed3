export type PhoneSystem = 'ios' | 'android';

export interface Device {
  readonly system: PhoneSystem | 'desktop';
  /** A browser inside another app, which cannot install anything. */
  readonly embedded: boolean;
  /** Whether browsers of this kind install apps at all. */
  readonly installs: boolean;
}

const EMBEDDED = /\bFBA[NV]\/|Instagram|\bLine\/|MicroMessenger|\bGSA\/|TikTok|musical_ly|Twitter|; wv\)/i;
const DESKTOP_INSTALLS = /Chrome\/|Edg\//;

type Browser = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The visitor's device, as far as the browser tells. */
export function deviceOf({ userAgent, maxTouchPoints }: Browser): Device {
  // An iPad presents itself as a Mac, but has a touch screen.
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const system = isApple ? 'ios' : /Android/.test(userAgent) ? 'android' : 'desktop';
  return {
    system,
    embedded: system !== 'desktop' && EMBEDDED.test(userAgent),
    installs: system !== 'desktop' || DESKTOP_INSTALLS.test(userAgent),
  };
}
