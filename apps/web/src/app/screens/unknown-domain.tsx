import { useRouterState } from '@tanstack/react-router';
import MirrorsScreen from '../../features/system/mirrors-screen';
import { UnknownDomainScreen } from '../../features/system/unknown-domain-screen';
import { PATHS } from '../../paths';
import { BareFrame } from './bare-frame';

interface UnknownDomainProps {
  reference: string | null;
  onRetry: () => void;
}

/** Replaces the app on a host that the platform does not know; the mirrors page still works (SYS-11). */
export default function UnknownDomain(props: UnknownDomainProps) {
  const atMirrors = useRouterState({ select: ({ location }) => location.pathname === PATHS.mirrors });
  return (
    <BareFrame withWayBack={atMirrors}>{atMirrors ? <MirrorsScreen /> : <UnknownDomainScreen {...props} />}</BareFrame>
  );
}
