import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/mirrors')({
  loader: ({ context: { queries, i18n } }) => {
    void queries.system.contact.prefetch();
    return i18n.loadNamespaces('site');
  },
  component: lazyScreen(() => import('../../features/system/mirrors-screen')),
});
