import { code128Widths } from '../code-128';

const HEIGHT = 60;
/** Modules of white at both ends, as readers need. */
const QUIET = 10;

/** Digits as bars that a till reads, and as text below. */
export function Barcode({ digits, label }: { digits: string; label: string }) {
  let at = QUIET;
  const bars = code128Widths(digits).map((width, index) => {
    const bar = index % 2 === 0 ? `M${at} 0h${width}v${HEIGHT}h-${width}z` : '';
    at += width;
    return bar;
  });
  return (
    <figure className="flex flex-col items-center gap-1.5 rounded-md bg-white p-4 text-black">
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${at + QUIET} ${HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="h-20 w-full max-w-md"
      >
        <path d={bars.join('')} />
      </svg>
      <figcaption aria-hidden="true" className="money text-sm tracking-widest">
        {digits.replace(/(.{4})(?=.)/g, '$1 ')}
      </figcaption>
    </figure>
  );
}
