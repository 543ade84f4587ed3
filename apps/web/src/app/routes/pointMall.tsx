import { createFileRoute, notFound } from '@tanstack/react-router';
import { BOOTSTRAP_STALE_MS } from '../../hooks/use-bootstrap';
import { lazyScreen } from '../chunks/lazy-screen';
import { languageOf } from '../language-of';
import { requireMember } from '../session/require-member';

export const Route = createFileRoute('/pointMall')({
  // The screen reads it, so that the first load carries none of it.
  validateSearch: (raw: Record<string, unknown>) => raw,
  beforeLoad: requireMember,
  loader: async ({ context: { queries, i18n } }) => {
    const language = languageOf(i18n);
    const { modules } = await queries.system.bootstrap.ensureData({ language }, { staleTime: BOOTSTRAP_STALE_MS });
    if (!modules.includes('PTSYS3')) throw notFound();
  },
  component: lazyScreen(() => import('../../features/points/point-mall-screen')),
});
