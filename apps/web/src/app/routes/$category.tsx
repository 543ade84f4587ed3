import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { gameTypeOfSegment } from '@tonalli/contracts/lobby/segments';
import { gamePageInput, parseLobbySearch } from '../../features/lobby/lobby-search';
import { isGuardedPage, isHomeAlias, isLotterySegment, PATHS } from '../../paths';
import { parseCategorySearch } from '../category-search';
import { lazyPart } from '../chunks/lazy-screen';
import { languageOf } from '../language-of';
import { LotteryPage } from '../lottery-page';
import { requireMember } from '../session/require-member';

const CategoryScreen = lazyPart(() => import('../../features/lobby/category-screen'));

export const Route = createFileRoute('/$category')({
  validateSearch: parseCategorySearch,
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
    await Promise.all(
      isLotterySegment(params.category)
        ? [i18n.loadNamespaces(['games', 'lottery']), LotteryPage.preload()]
        : [i18n.loadNamespaces('games'), CategoryScreen.preload()],
    );
  },
  component: CategoryPage,
});

function CategoryPage() {
  const { category } = Route.useParams();
  return isLotterySegment(category) ? <LotteryPage /> : <CategoryScreen />;
}
