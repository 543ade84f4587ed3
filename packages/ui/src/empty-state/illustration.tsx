import { clsx } from 'clsx';

export type IllustrationName = 'dusk' | 'search' | 'favorites' | 'inbox' | 'eclipse';

const TURNS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

function Rays({ x, y, inner, outer }: { x: number; y: number; inner: number; outer: number }) {
  return TURNS.map((angle) => (
    <path
      key={angle}
      d={`M${x} ${y - outer}V${y - inner}`}
      className="stroke-marigold/70"
      strokeWidth="3"
      strokeLinecap="round"
      transform={`rotate(${angle} ${x} ${y})`}
    />
  ));
}

const DRAWINGS: Record<IllustrationName, React.ReactNode> = {
  dusk: (
    <>
      <Rays x={100} y={74} inner={38} outer={48} />
      <circle cx="100" cy="74" r="30" className="fill-marigold" />
      <path d="M32 128v-12h14v-14h16V88h16V74h44v14h16v14h16v14h14v12Z" className="fill-overlay" />
      <path d="M92 74h16v54H92Z" className="fill-raised" />
      <path d="M93 84h14M93 96h14M93 108h14M93 120h14" className="stroke-line-strong" strokeWidth="2" />
    </>
  ),
  search: (
    <>
      <Rays x={92} y={66} inner={44} outer={54} />
      <circle cx="92" cy="66" r="34" className="fill-raised stroke-marigold" strokeWidth="6" />
      <path d="M117 92l27 29" className="stroke-coral" strokeWidth="10" strokeLinecap="round" />
      <path d="M76 62a17 17 0 0 1 14-14" className="stroke-text/60" strokeWidth="4" strokeLinecap="round" fill="none" />
    </>
  ),
  favorites: (
    <>
      <Rays x={100} y={70} inner={46} outer={56} />
      <path
        d="M100 106c-26-17-38-30-38-46a19 19 0 0 1 38-6 19 19 0 0 1 38 6c0 16-12 29-38 46Z"
        className="fill-marigold-soft stroke-marigold"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path
        d="M74 58a10 10 0 0 1 9-8"
        className="stroke-marigold-bright"
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  inbox: (
    <>
      <Rays x={100} y={54} inner={30} outer={40} />
      <circle cx="100" cy="54" r="22" className="fill-marigold" />
      <path d="M50 70h100v50a6 6 0 0 1-6 6H56a6 6 0 0 1-6-6Z" className="fill-overlay" />
      <path d="M50 72l50 32 50-32" className="stroke-line-strong" strokeWidth="4" fill="none" strokeLinejoin="round" />
    </>
  ),
  eclipse: (
    <>
      <Rays x={100} y={72} inner={44} outer={54} />
      <circle cx="100" cy="72" r="34" className="fill-marigold" />
      <circle cx="112" cy="66" r="31" className="fill-ink-deep" />
      <path
        d="M46 126h108"
        className="stroke-line-strong"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="10 10"
      />
    </>
  ),
};

export function Illustration({ name, className }: { name: IllustrationName; className?: string | undefined }) {
  return (
    <svg viewBox="20 8 160 124" aria-hidden="true" fill="none" className={clsx('w-44', className)}>
      {DRAWINGS[name]}
    </svg>
  );
}
