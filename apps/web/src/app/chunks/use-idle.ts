import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** True from the first quiet moment of this component on: for what nobody waits for. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}
