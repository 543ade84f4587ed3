import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/seamless')({
  component: lazyScreen(() => import('../../features/wallet/seamless-screen')),
});
