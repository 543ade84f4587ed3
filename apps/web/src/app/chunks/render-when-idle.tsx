import { type ReactNode, Suspense } from 'react';
import { useIdle } from './use-idle';

interface RenderWhenIdleProps {
  fallback?: ReactNode;
  children: ReactNode;
}

/** Renders what is not urgent, one component per idle callback: rendering several at once would delay input. */
export function RenderWhenIdle({ fallback = null, children }: RenderWhenIdleProps) {
  const idle = useIdle();
  return <Suspense fallback={fallback}>{idle ? children : fallback}</Suspense>;
}
