import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Brings what the address names behind its `#` into view, once it is there. */
export function useAnchor(): string {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView({ block: 'start' });
  }, [hash]);
  return hash;
}
