import { createFileRoute } from '@tanstack/react-router';
import { parseWinnersSearch, winnersInput } from '../../features/content/winners-search';
import { lazyScreen } from '../chunks/lazy-screen';
import { languageOf } from '../language-of';

export const Route = createFileRoute('/winners')({
  validateSearch: parseWinnersSearch,
  loaderDeps: ({ search }) => parseWinnersSearch({ ...search }),
  loader: ({ context: { queries, i18n }, deps }) => {
    void queries.content.winnersOf.prefetch(winnersInput(languageOf(i18n), deps));
    return i18n.loadNamespaces('home');
  },
  component: lazyScreen(() => import('../../features/content/winners-screen')),
});
