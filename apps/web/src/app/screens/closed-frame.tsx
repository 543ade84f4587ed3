import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ClosedScreen } from '../../features/system/closed-screen';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useLanguage } from '../../hooks/use-language';
import { PATHS } from '../../paths';
import { trpc } from '../../trpc/trpc';
import { ConsentGate } from '../consent/consent-gate';
import { BareFrame } from './bare-frame';

const ASK_AGAIN_MS = 15_000;
/** Once its end has come. */
const ASK_AGAIN_SOON_MS = 3_000;

/** Replaces the app while the platform is closed, except the mirrors page; goes away when it opens (SYS-02). */
export default function ClosedFrame() {
  const bootstrap = useBootstrap();
  const language = useLanguage();
  const router = useRouter();
  const atMirrors = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname === PATHS.mirrors });
  const { maintenanceEndsAt: endsAt } = bootstrap;
  trpc.system.bootstrap.useQuery(
    { language },
    {
      refetchInterval: () => (endsAt !== null && Date.parse(endsAt) <= Date.now() ? ASK_AGAIN_SOON_MS : ASK_AGAIN_MS),
    },
  );
  // Queries that failed while the site was closed are fetched again.
  useEffect(() => () => void router.invalidate(), [router]);
  return (
    <>
      <BareFrame withWayBack={atMirrors}>{atMirrors ? <Outlet /> : <ClosedScreen bootstrap={bootstrap} />}</BareFrame>
      <ConsentGate />
    </>
  );
}
