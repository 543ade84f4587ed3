import type { DocumentId } from '@tonalli/contracts/help/names';
import type { AppServices } from '../app-services';
import { languageOf } from '../language-of';

/** Prefetches a document and its locale file when its link is hovered or focused. */
export const documentLoader =
  (id: DocumentId) =>
  ({ context: { queries, i18n } }: { context: AppServices }): Promise<void> => {
    void queries.help.document.prefetch({ id, language: languageOf(i18n) });
    return i18n.loadNamespaces('help');
  };
