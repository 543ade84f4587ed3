import { Link, type LinkProps } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { MemberPage } from '../../features/account/member-pages';
import { PATHS } from '../../paths';

/** The looks of every line of the side menu. */
export const MENU_ROW =
  'flex min-h-10.5 w-full min-w-0 items-center gap-3 rounded-md px-3 text-start font-medium text-muted text-sm no-underline hover:bg-overlay hover:text-text data-[status=active]:bg-marigold-soft data-[status=active]:text-marigold-bright [&_svg]:size-5 [&_svg]:shrink-0';

/** A page of the member centre; it stays marked while its filters change. */
export const memberLink = (page: MemberPage): LinkProps => ({ to: PATHS.member, search: { page } });

export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <p id={id} className="px-3 pb-1.5 font-semibold text-faint text-xs uppercase tracking-wider">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  );
}

interface MenuRowProps {
  link: LinkProps;
  icon: LucideIcon;
  label: string;
  /** How much waits there. */
  badge?: ReactNode;
  onChoose: (() => void) | undefined;
}

export function MenuRow({ link, icon: Icon, label, badge, onChoose }: MenuRowProps) {
  return (
    <li>
      <Link {...link} onClick={onChoose} className={MENU_ROW}>
        <Icon aria-hidden="true" />
        {label}
        {badge}
      </Link>
    </li>
  );
}

interface MenuOpenerProps {
  icon: LucideIcon;
  label: string;
  onOpen: () => void;
  /** At the end of the line. */
  children?: ReactNode;
}

/** A line that opens a dialog. */
export function MenuOpener({ icon: Icon, label, onOpen, children }: MenuOpenerProps) {
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={onOpen} className={MENU_ROW}>
        <Icon aria-hidden="true" />
        {label}
        {children}
      </button>
    </li>
  );
}
