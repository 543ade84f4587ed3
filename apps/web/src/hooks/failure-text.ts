import type { i18n } from 'i18next';
import { readFailure } from '../trpc/platform-failure';

const NAMESPACE = 'errors';

/** Whether the texts of all failures are there in the language in use. */
export const hasFailureTexts = (texts: i18n): boolean => texts.hasResourceBundle(texts.language, NAMESPACE);

/** Fetches the texts of all failures, once; never rejects. Where they could not be had, the next call tries again. */
export async function fetchFailureTexts(texts: i18n): Promise<void> {
  if (hasFailureTexts(texts)) return;
  await texts.loadNamespaces(NAMESPACE);
  // A namespace that failed to load counts as loaded; only a reload asks for it again.
  if (!hasFailureTexts(texts)) await texts.reloadResources(texts.language, NAMESPACE);
}

/**
 * The catalogue's text of anything that a call threw (SYS-10). Texts of connection failures are bundled; a code whose text
 * is missing or has not loaded is shown as unknown.
 */
export function failureTextOf(texts: i18n, error: unknown): string {
  const { code } = readFailure(error);
  const { t } = texts;
  return t(`errors:${code}`, {
    defaultValue: t(`system:failure.${code}`, { defaultValue: t('system:failure.UNKNOWN') }),
  });
}
