import { HostImage, type HostImageProps } from '@tonalli/ui/host-image/host-image';
import { useBootstrap } from '../hooks/use-bootstrap';

/** A picture of the platform: from the hosts that the bootstrap names, skipping those that fail (SYS-08). */
export function PlatformImage(props: Omit<HostImageProps, 'hosts'>) {
  const { imageHosts } = useBootstrap();
  return <HostImage hosts={imageHosts} {...props} />;
}
