import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import { gamePageInput, parseLobbySearch } from '../../features/lobby/lobby-search';
import { isGuardedPage, isHomeAlias, isLotterySegment, PATHS } from '../../paths';
import { lazyScreen } from '../chunks/lazy-screen';
import { languageOf } from '../language-of';
import { requireMember } from '../session/require-member';

export const Route = createFileRoute('/$category')({
  validateSearch: parseLobbySearch,
  loaderDeps: ({ search }) => parseLobbySearch({ ...search }),
  beforeLoad: async ({ params: { category }, context, location }) => {
    if (isHomeAlias(category)) throw redirect({ to: PATHS.home, replace: true });
    if (isGuardedPage(location.pathname)) await requireMember({ context, location });
    if (gameTypeOfSegment(category) === null && !isLotterySegment(category)) throw notFound();
  },
  loader: async ({ context: { queries, i18n }, params, deps }) => {
    const type = gameTypeOfSegment(params.category);
    if (type !== null && deps.filter !== 'FAV' && deps.filter !== 'RECENT') {
      void queries.lobby.games.prefetch(gamePageInput({ language: languageOf(i18n), type, search: deps }));
    }
    // The page is there at once when it is reached, with the heading that takes the focus.
    await i18n.loadNamespaces('games');
  },
  component: lazyScreen(() => import('../../features/lobby/category-screen')),
});
