import type { ReactNode } from 'react';

const TURNS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="20 4 160 132" aria-hidden="true" fill="none" className="w-44 sm:w-52">
      {TURNS.map((angle) => (
        <path
          key={angle}
          d="M100 12v9"
          className="stroke-marigold/70"
          strokeWidth="3"
          strokeLinecap="round"
          transform={`rotate(${angle} 100 70)`}
        />
      ))}
      {children}
    </svg>
  );
}

/** A globe with a place that is closed. */
export function RegionArt() {
  return (
    <Drawing>
      <circle cx="100" cy="70" r="42" className="fill-raised stroke-marigold" strokeWidth="5" />
      <path
        d="M100 28c-24 24-24 60 0 84M100 28c24 24 24 60 0 84M60 56h80M60 84h80"
        className="stroke-line-strong"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="133" cy="101" r="19" className="fill-ink-deep" />
      <circle cx="133" cy="101" r="14" className="fill-coral" />
      <path d="M127 101h12" className="stroke-ink-deep" strokeWidth="5" strokeLinecap="round" />
    </Drawing>
  );
}

/** A browser whose address leads nowhere. */
export function DomainArt() {
  return (
    <Drawing>
      <rect x="48" y="36" width="104" height="72" rx="10" className="fill-raised stroke-marigold" strokeWidth="5" />
      <path d="M50 58h100" className="stroke-line-strong" strokeWidth="3" />
      <circle cx="61" cy="47.5" r="3.5" className="fill-coral" />
      <rect x="72" y="43.5" width="70" height="8" rx="4" className="fill-overlay" />
      <path
        d="M91 78a9.5 9.5 0 1 1 13 8.8c-3 1.4-4 3-4 5.7"
        className="stroke-marigold"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="100" cy="100" r="3.2" className="fill-marigold" />
    </Drawing>
  );
}
