import { useLanguage } from './use-language';

/** The address of a page that recomputes a round, in the language of this page; undefined unless it is one of the web. */
export function useProofAddress(address: string | undefined): string | undefined {
  const language = useLanguage();
  if (address === undefined || !/^https?:/.test(address)) return undefined;
  const url = new URL(address);
  url.searchParams.set('lang', language);
  return url.href;
}
