import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

export interface AlertProps {
  tone?: AlertTone | undefined;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** With a name for the cross, the alert can be dismissed. */
  dismiss?: { label: string; onDismiss: () => void } | undefined;
  /** "banner" spans the page's width without corners. */
  layout?: 'card' | 'banner' | undefined;
  /** Reads the text aloud when it appears. */
  announce?: boolean | undefined;
  className?: string | undefined;
}

const TONES = {
  info: { Icon: Info, box: 'bg-info-soft ring-info/30', icon: 'text-info' },
  success: { Icon: CircleCheck, box: 'bg-jade-soft ring-jade/30', icon: 'text-jade' },
  warning: { Icon: TriangleAlert, box: 'bg-marigold-soft ring-marigold/30', icon: 'text-marigold' },
  danger: { Icon: CircleAlert, box: 'bg-danger-soft ring-danger/30', icon: 'text-danger' },
};

export function Alert(props: AlertProps) {
  const { tone = 'info', title, children, action, dismiss, layout = 'card', announce = false, className } = props;
  const { Icon, box, icon } = TONES[tone];
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={clsx(
        'flex items-start gap-3 px-4 py-3 text-sm text-text ring-1 ring-inset',
        layout === 'card' ? 'rounded-md' : 'sm:px-6',
        box,
        className,
      )}
    >
      <Icon aria-hidden="true" className={clsx('mt-0.5 size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className={clsx(title && 'mt-0.5 text-muted')}>{children}</div> : null}
        {action ? <div className="mt-2.5 flex flex-wrap gap-2">{action}</div> : null}
      </div>
      {dismiss ? (
        <IconButton label={dismiss.label} size="sm" onClick={dismiss.onDismiss} className="-my-1.5 -me-1.5">
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}
