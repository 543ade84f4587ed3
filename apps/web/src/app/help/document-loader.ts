import type { DocumentId } from '@tonalli/contracts/help/names';
import type { AppServices } from '../app-services';
import { languageOf } from '../language-of';

/** Asks for a standing text, and for the words around it, as soon as its link is aimed at. */
export const documentLoader =
  (id: DocumentId) =>
  ({ context: { queries, i18n } }: { context: AppServices }): Promise<void> => {
    void queries.help.document.prefetch({ id, language: languageOf(i18n) });
    return i18n.loadNamespaces('help');
  };
