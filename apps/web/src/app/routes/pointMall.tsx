import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';
import { readBootstrap } from '../read-bootstrap';
import { requireMember } from '../session/require-member';

export const Route = createFileRoute('/pointMall')({
  // The screen reads it, so that the first load carries none of it.
  validateSearch: (raw: Record<string, unknown>) => raw,
  beforeLoad: requireMember,
  loader: async ({ context }) => {
    const texts = context.i18n.loadNamespaces('points');
    const { modules } = await readBootstrap(context);
    if (!modules.includes('PTSYS3')) throw notFound();
    await texts;
  },
  component: lazyScreen(() => import('../../features/points/point-mall-screen')),
});
