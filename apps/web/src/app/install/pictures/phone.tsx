import { LogoMark } from '@tonalli/ui/logo/logo';
import type { ReactNode } from 'react';

/** Drawn on a board of 200 by 300; the screen lies within 28..172 by 14..286. */
export const SCREEN = { x: 28, y: 14, width: 144, height: 272 } as const;

/** What is to be seen of it: all, or the part where something is to be done. */
const VIEWS = { whole: '0 0 200 300', top: '10 0 180 165', middle: '10 46 180 165', bottom: '10 135 180 165' } as const;

interface PhoneProps {
  children: ReactNode;
  view?: keyof typeof VIEWS;
  /** Spoken where the picture says something; beside its own words it is decoration. */
  label?: string;
  className?: string;
}

/** A phone with something on its screen, drawn in the page's own colours. */
export function Phone({ children, view = 'whole', label, className }: PhoneProps) {
  return (
    <svg
      viewBox={VIEWS[view]}
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <rect x="18" y="3" width="164" height="294" rx="28" className="fill-ink-deep stroke-2 stroke-line-strong" />
      <rect {...SCREEN} rx="19" className="fill-surface" />
      {children}
      <rect x="82" y="19" width="36" height="6" rx="3" className="fill-ink-deep" />
    </svg>
  );
}

/** The site as it lies behind a menu: banner, tabs, tiles. */
export function DrawnPage({ top = 40 }: { top?: number }) {
  const tiles = [0, 1, 2, 3, 4, 5];
  return (
    <g>
      <Mark x={36} y={top} size={16} />
      <rect x="56" y={top + 5} width="34" height="6" rx="3" className="fill-text" />
      <rect x="134" y={top + 2} width="30" height="12" rx="6" className="fill-marigold" />
      <rect x="36" y={top + 24} width="128" height="50" rx="8" className="fill-marigold-soft" />
      <rect x="46" y={top + 36} width="58" height="7" rx="3.5" className="fill-marigold" />
      <rect x="46" y={top + 49} width="40" height="5" rx="2.5" className="fill-line-strong" />
      {tiles.map((index) => (
        <rect
          key={index}
          x={36 + (index % 3) * 44}
          y={top + 84 + Math.floor(index / 3) * 50}
          width="40"
          height="44"
          rx="7"
          className={index % 2 === 0 ? 'fill-overlay' : 'fill-raised'}
        />
      ))}
    </g>
  );
}

export function Mark({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <LogoMark className="size-full" />
    </svg>
  );
}

/** The app's icon as it stands on a home screen. */
export function AppIcon({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g>
      <rect x={x} y={y} width={size} height={size} rx={size * 0.24} className="fill-ink stroke-1 stroke-line" />
      <Mark x={x + size * 0.16} y={y + size * 0.16} size={size * 0.68} />
    </g>
  );
}

/** Where to touch. */
export function Touch({ x, y, r = 15 }: { x: number; y: number; r?: number }) {
  return (
    <g>
      <circle cx={x} cy={y} r={r} className="fill-marigold opacity-20" />
      <circle cx={x} cy={y} r={r} className="fill-none stroke-2 stroke-marigold motion-safe:animate-pulse" />
    </g>
  );
}

/** Behind a menu the page is dark. */
export const Dimmed = () => <rect {...SCREEN} rx="19" className="fill-ink-deep opacity-70" />;

interface MenuRowProps {
  x: number;
  y: number;
  width: number;
  text: string;
  chosen?: boolean;
  children?: ReactNode;
}

/** A line of a menu; `children` draw its icon around 0,0. */
export function DrawnRow({ x, y, width, text, chosen = false, children }: MenuRowProps) {
  return (
    <g>
      {chosen ? (
        <rect
          x={x}
          y={y}
          width={width}
          height="24"
          rx="7"
          className="fill-marigold-soft stroke-[1.5] stroke-marigold"
        />
      ) : null}
      <text
        x={x + 9}
        y={y + 15.5}
        className={chosen ? 'fill-marigold font-semibold text-[9.5px]' : 'fill-muted text-[9.5px]'}
      >
        {text}
      </text>
      <g transform={`translate(${x + width - 14} ${y + 12})`} className={chosen ? 'stroke-marigold' : 'stroke-faint'}>
        {children}
      </g>
    </g>
  );
}
