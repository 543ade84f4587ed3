import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/terms')({
  component: lazyScreen(() => import('../../features/help/document-screen')),
});
