/** Steps of a pyramid below a sun: the agent on top, the levels of the team beneath. Decoration. */
export function AgentIllustration({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="agent-sun" x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#ffd15c" />
          <stop offset="1" stopColor="#ff6f4d" />
        </linearGradient>
        <radialGradient id="agent-glow">
          <stop stopColor="#ffb224" stopOpacity="0.45" />
          <stop offset="1" stopColor="#ffb224" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle cx="240" cy="88" r="190" fill="url(#agent-glow)" />
      {RAYS.map((angle) => (
        <rect
          key={angle}
          x="237"
          y="14"
          width="6"
          height="20"
          rx="3"
          fill="url(#agent-sun)"
          transform={`rotate(${angle} 240 88)`}
        />
      ))}
      <circle cx="240" cy="88" r="42" fill="url(#agent-sun)" />
      {STEPS.map(({ y, half, people }) => (
        <g key={y}>
          <rect x={240 - half} y={y} width={half * 2} height="40" rx="6" className="fill-raised stroke-line-strong" />
          {Array.from({ length: people }, (_, index) => 240 + ((index + 0.5) / people - 0.5) * half * 1.8).map((x) => (
            <circle key={x} cx={x} cy={y + 20} r="6" className={people === 1 ? 'fill-jade' : 'fill-marigold'} />
          ))}
        </g>
      ))}
    </svg>
  );
}

// None where the pyramid stands.
const RAYS = [-120, -90, -60, -30, 0, 30, 60, 90, 120] as const;
const STEPS = [
  { y: 120, half: 52, people: 1 },
  { y: 164, half: 100, people: 3 },
  { y: 208, half: 156, people: 7 },
  { y: 252, half: 216, people: 13 },
] as const;
