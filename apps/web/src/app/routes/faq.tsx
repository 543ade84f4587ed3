import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/faq')({
  component: lazyScreen(() => import('../../features/help/document-screen')),
});
