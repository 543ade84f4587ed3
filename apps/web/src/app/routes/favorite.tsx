import { createFileRoute } from '@tanstack/react-router';
import { parseLobbySearch } from '../../features/lobby/lobby-search';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/favorite')({
  validateSearch: parseLobbySearch,
  component: lazyScreen(() => import('../../features/lobby/favorite-screen')),
});
