import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/feedback')({
  component: lazyScreen(() => import('../help/feedback-page')),
});
