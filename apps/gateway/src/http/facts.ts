import type { Language } from '@tonalli/contracts/language';
import type { TracedSpan } from '@tonalli/tracing/tracing';
import type { CookieKind } from '../session/sealed-cookie';

/** What is known of the request, taken from its head once. */
export interface RequestFacts {
  readonly id: string;
  readonly method: string;
  readonly ip: string;
  readonly host: string;
  readonly protocol: string;
  readonly language: Language;
  readonly world: string | null;
  readonly userAgent: string;
  readonly contentType: string | null;
  readonly origin: string | null;
  readonly fetchSite: string | null;
  readonly idempotencyKey: string | null;
  /** Of the sealed cookies that this browser brings and gets; one of another kind is not looked at. */
  readonly cookieKind: CookieKind;
  readonly sessionCookie: string | null;
  readonly externalCookie: string | null;
  readonly tabToken: string | null;
  /** The browser's name; of one without, what a login gives it; null where nothing is changed. */
  readonly device: string | null;
  /** The browser brought it. */
  readonly isDeviceKnown: boolean;
  /** Where traces are configured. */
  readonly span?: TracedSpan | undefined;
}
