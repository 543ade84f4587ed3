import { imageUrls } from '@tonalli/contracts/image-urls';
import { HostImage, type HostImageProps } from '@tonalli/ui/host-image/host-image';
import { useBootstrap } from '../hooks/use-bootstrap';

interface PlatformImageProps extends Omit<HostImageProps, 'urls'> {
  /** Below one of the bootstrap's `imageHosts`. */
  path: string;
}

/** A picture of the platform: from the hosts that the bootstrap names, skipping those that fail (SYS-08). */
export function PlatformImage({ path, ...props }: PlatformImageProps) {
  const { imageHosts } = useBootstrap();
  return <HostImage {...props} urls={imageUrls(imageHosts, path)} />;
}
