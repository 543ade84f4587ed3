import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/app')({
  validateSearch: (raw: Record<string, unknown>) => raw,
  component: lazyScreen(() => import('../install/app-download-screen')),
});
