import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface PageLinkProps {
  /** One of `PATHS`. */
  to: string;
  onClick?: (() => void) | undefined;
  className?: string;
  /** Spoken where the content is a picture. */
  label?: string;
  children: ReactNode;
}

/** A link to a page of this app by its path. */
export function PageLink({ to, onClick, className, label, children }: PageLinkProps) {
  return (
    <Link to={to} onClick={onClick} className={className} aria-label={label}>
      {children}
    </Link>
  );
}
