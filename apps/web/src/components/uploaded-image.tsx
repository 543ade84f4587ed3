import { trpc } from '../trpc/trpc';
import { ZoomImage } from './zoom-image';

interface UploadedImageProps {
  id: string;
  /** What it shows, in words. */
  alt: string;
}

/** A picture that the member has uploaded: fetched with the session and shown from memory, since it has no URL. */
export function UploadedImage({ id, alt }: UploadedImageProps) {
  const { data, error } = trpc.help.image.useQuery({ id }, { staleTime: Number.POSITIVE_INFINITY });
  return <ZoomImage image={data} failed={error !== null} alt={alt} />;
}
