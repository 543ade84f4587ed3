import { createFileRoute } from '@tanstack/react-router';
import { parseOwnSearch } from '../../features/lobby/own/own-search';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/favorite')({
  validateSearch: parseOwnSearch,
  loader: ({ context: { i18n } }) => i18n.loadNamespaces('games'),
  component: lazyScreen(() => import('../../features/lobby/favorite-screen')),
});
