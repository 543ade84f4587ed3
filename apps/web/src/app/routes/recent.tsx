import { createFileRoute } from '@tanstack/react-router';
import { parseLobbySearch } from '../../features/lobby/lobby-search';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/recent')({
  validateSearch: parseLobbySearch,
  loader: ({ context: { i18n } }) => i18n.loadNamespaces('games'),
  component: lazyScreen(() => import('../../features/lobby/recent-screen')),
});
