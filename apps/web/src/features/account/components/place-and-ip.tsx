import type { Place } from '@tonalli/contracts/account/place';
import { usePlaceName } from '../hooks/use-place-name';

interface PlaceAndIpProps {
  place: Place | undefined;
  ip: string;
}

export function PlaceAndIp({ place, ip }: PlaceAndIpProps) {
  const placeName = usePlaceName();
  return (
    <>
      <span className="block">{placeName(place)}</span>
      <span className="money block break-all text-muted">{ip}</span>
    </>
  );
}
