import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** True from this component's first idle callback on. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return idle;
}
