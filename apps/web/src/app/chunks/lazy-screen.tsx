import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadInTime } from './chunk-error';
import { trackPrefetch } from './stale-chunk';

type Draw<P> = (props: P) => ReactNode;

/** A component whose code is fetched when it first renders. */
export interface LazyPart<P extends object> extends Draw<P> {
  /** Fetches the code beforehand; a failure shows when it renders. */
  preload(): Promise<void>;
}

/** A route's screen in a chunk of its own, preloaded when its link is hovered or focused. */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyRouteComponent(() => loadInTime(load));
}

/**
 * A dialog or widget that is fetched when first shown; needs a Suspense and an error boundary around it. One that was
 * fetched before renders at once, where React's `lazy` would show the fallback for a third of a second.
 */
export function lazyPart<P extends object>(load: () => Promise<{ default: Draw<P> }>): LazyPart<P> {
  let fetched: Draw<P> | null = null;
  const fetchPart = async () => {
    const part = await loadInTime(load);
    fetched = part.default;
    return part;
  };
  const Fetching = lazy(fetchPart);
  function Part(props: P) {
    // Chosen once for each mount, so that it keeps its state.
    const [Shown] = useState(() => fetched ?? Fetching);
    return <Shown {...props} />;
  }
  Part.preload = async () => void (await trackPrefetch(fetchPart()).catch(() => null));
  return Part;
}
