import { AppIcon, Phone } from './phone';

const ROWS = [0, 1, 2, 3];
const COLUMNS = [0, 1, 2];

/** A phone whose home screen has the app among others. */
export function HomeScreenPicture({ label, className }: { label: string; className?: string }) {
  return (
    <Phone label={label} className={className ?? ''}>
      <text x="100" y="66" textAnchor="middle" className="fill-text font-display font-semibold text-[26px]">
        9:41
      </text>
      {ROWS.map((row) =>
        COLUMNS.map((column) => {
          const [x, y] = [40 + column * 44, 90 + row * 46];
          if (row === 1 && column === 1) return <AppIcon key={`${row}${column}`} x={x - 5} y={y - 5} size={42} />;
          return (
            <rect
              key={`${row}${column}`}
              x={x}
              y={y}
              width="32"
              height="32"
              rx="8"
              className={(row + column) % 2 === 0 ? 'fill-raised' : 'fill-overlay'}
            />
          );
        }),
      )}
      <circle cx="100" cy="152" r="32" className="fill-none stroke-2 stroke-marigold motion-safe:animate-pulse" />
      <rect x="76" y="277" width="48" height="4" rx="2" className="fill-line-strong" />
    </Phone>
  );
}
