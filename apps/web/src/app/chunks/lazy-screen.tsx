import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, useState } from 'react';
import { loadInTime } from './chunk-error';
import { aheadOfNeed } from './stale-chunk';

type Draw<P> = (props: P) => ReactNode;

/** Drawn where it stands once its code is there. */
export interface LazyPart<P extends object> extends Draw<P> {
  /** Fetches it beforehand; a failure is met where it is drawn. */
  preload(): Promise<void>;
}

/** A route's screen in a chunk of its own, preloaded when its link is aimed at. */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyRouteComponent(() => loadInTime(load));
}

/**
 * A dialog or widget that is fetched when first shown; stands inside a Suspense and a boundary. One that is there
 * already is drawn at once, where React would show the fallback first and keep it for a third of a second.
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
    // The same as long as it stands there: what is drawn keeps its state.
    const [Shown] = useState(() => fetched ?? Fetching);
    return <Shown {...props} />;
  }
  Part.preload = async () => void (await aheadOfNeed(fetchPart()).catch(() => null));
  return Part;
}
