import type { RequestFacts } from '../http/facts';
import { PlatformError } from '../platform/platform-error';

/**
 * Refuses a mutation that another site had the browser send. Browsers always say `Origin` or
 * `Sec-Fetch-Site` with a POST; a caller that says neither is no browser and holds no cookie of one.
 */
export function refuseForeignMutation(request: RequestFacts): void {
  if (isForm(request)) requireOwnOrigin(request);
  else if (!request.contentType?.startsWith('application/json')) throw new PlatformError('INVALID_REQUEST');
  if (isForeign(request)) throw new PlatformError('ORIGIN_REFUSED');
}

/** Any page can have a browser send a form, so that for one the browser has to vouch. Which procedures take one, `http/uploads.ts` says. */
const isForm = ({ contentType }: RequestFacts): boolean => contentType?.startsWith('multipart/form-data') === true;

/** For what a cookie alone opens: the browser has to vouch that the page is our own. */
export function requireOwnOrigin(request: RequestFacts): void {
  const vouched = request.origin !== null || request.fetchSite !== null;
  if (!vouched || isForeign(request)) throw new PlatformError('ORIGIN_REFUSED');
}

function isForeign({ origin, fetchSite, host }: RequestFacts): boolean {
  if (fetchSite !== null && fetchSite !== 'same-origin') return true;
  return origin !== null && hostOf(origin) !== host.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
