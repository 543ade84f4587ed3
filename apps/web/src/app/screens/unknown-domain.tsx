import { useRouterState } from '@tanstack/react-router';
import MirrorsScreen from '../../features/system/mirrors-screen';
import { UnknownDomainScreen } from '../../features/system/unknown-domain-screen';
import { PATHS } from '../../paths';
import { BareFrame } from './bare-frame';

interface UnknownDomainProps {
  reference: string | null;
  onRetry: () => void;
}

/** Stands for the whole app at an address that the platform does not know; the mirrors are there all the same (SYS-11). */
export default function UnknownDomain(props: UnknownDomainProps) {
  const atMirrors = useRouterState({ select: ({ location }) => location.pathname === PATHS.mirrors });
  return (
    <BareFrame withWayBack={atMirrors}>{atMirrors ? <MirrorsScreen /> : <UnknownDomainScreen {...props} />}</BareFrame>
  );
}
