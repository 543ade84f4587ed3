import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/app')({
  validateSearch: (raw: Record<string, unknown>) => raw,
  loader: ({ context: { i18n } }) => i18n.loadNamespaces('install'),
  component: lazyScreen(() => import('../install/app-download-screen')),
});
