import { Component, lazy, type ReactNode, Suspense } from 'react';

const WidgetCrash = lazy(() => import('./widget-crash'));

interface WidgetBoundaryProps {
  children: ReactNode;
  /** Renders nothing after a crash. */
  quiet?: boolean;
}

/** Keeps the crash of one part from taking the page down (SYS-13). */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.quiet) return null;
    return (
      <Suspense fallback={null}>
        <WidgetCrash onRetry={() => this.setState({ failed: false })} />
      </Suspense>
    );
  }
}
