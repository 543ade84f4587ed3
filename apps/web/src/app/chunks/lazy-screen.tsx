import { lazyRouteComponent } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadInTime } from './chunk-error';

/** A route's screen in a chunk of its own, preloaded when its link is aimed at. */
export function lazyScreen<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazyRouteComponent(() => loadInTime(load));
}

/** A dialog or widget that is fetched when first shown; stands inside a Suspense and a boundary. */
export function lazyPart<P>(load: () => Promise<{ default: (props: P) => ReactNode }>): ComponentType<P> {
  return lazy<(props: P) => ReactNode>(() => loadInTime(load));
}
