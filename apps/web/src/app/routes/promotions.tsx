import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';
import { languageOf } from '../language-of';

export const Route = createFileRoute('/promotions')({
  // The screen reads it, so that the first load carries none of it.
  validateSearch: (raw: Record<string, unknown>) => raw,
  loader: ({ context: { queries, i18n } }) => {
    void queries.promotions.list.prefetch({ language: languageOf(i18n) });
    return i18n.loadNamespaces('promotions');
  },
  component: lazyScreen(() => import('../../features/promotions/promotions-screen')),
});
