const SCRIPT_URL = 'https://www.googletagmanager.com/gtag/js';
/** Names of the service's cookies, which are set on this site. */
const COOKIE = /^_ga(?:_|$|t|c)/;

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

export interface Analytics {
  /** Reports the page that is shown: its path and title, never its query, which may hold what somebody typed. */
  pageView(): void;
  /** Stops reporting and deletes the service's cookies. */
  stop(): void;
}

/** Fetches the service's script. Only ever called with the visitor's consent (SYS-09). */
export function startAnalytics(gtagId: string, page: Window = window): Analytics {
  const { document } = page;
  const url = `${SCRIPT_URL}?id=${encodeURIComponent(gtagId)}`;
  page.dataLayer ??= [];
  const { dataLayer } = page;
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: the service reads this object, and no array
    dataLayer.push(arguments);
  }
  const address = () => page.location.origin + page.location.pathname;

  Reflect.deleteProperty(page, disabledKey(gtagId));
  gtag('js', new Date());
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  });
  gtag('config', gtagId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: address(),
    page_referrer: '',
  });
  const known = [...document.scripts].some(({ src }) => src === url);
  if (!known) {
    const script = document.createElement('script');
    script.async = true;
    script.src = url;
    document.head.append(script);
  }

  return {
    pageView: () => gtag('event', 'page_view', { page_location: address(), page_title: document.title }),
    stop() {
      Reflect.set(page, disabledKey(gtagId), true);
      forgetCookies(document);
    },
  };
}

/** The service's own switch. */
const disabledKey = (gtagId: string): string => `ga-disable-${gtagId}`;

function forgetCookies(document: Document): void {
  const labels = document.location.hostname.split('.');
  const domains = labels.map((_, index) => labels.slice(index).join('.'));
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=', 1)[0]?.trim() ?? '';
    if (!COOKIE.test(name)) continue;
    const gone = `${name}=; Path=/; Max-Age=0`;
    for (const attributes of ['', ...domains.map((domain) => `; Domain=${domain}`)]) {
      document.cookie = gone + attributes;
    }
  }
}
