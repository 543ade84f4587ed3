import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/seamless')({
  loader: ({ context: { i18n } }) => i18n.loadNamespaces('transfer'),
  component: lazyScreen(() => import('../../features/wallet/seamless-screen')),
});
