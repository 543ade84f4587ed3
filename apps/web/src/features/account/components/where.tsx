import type { Place } from '@tonalli/contracts/account/place';
import { usePlaceName } from '../hooks/use-place-name';

interface WhereProps {
  place: Place | undefined;
  ip: string;
}

/** Where a login or a session came from: its place, and below it the address. */
export function Where({ place, ip }: WhereProps) {
  const placeName = usePlaceName();
  return (
    <>
      <span className="block">{placeName(place)}</span>
      <span className="money block break-all text-muted">{ip}</span>
    </>
  );
}
