import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** True from the first quiet moment of this component on: for what nobody waits for, and what is drawn in pieces. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}
