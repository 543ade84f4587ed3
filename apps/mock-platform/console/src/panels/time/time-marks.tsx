interface MarkButtonProps {
  percent: number;
  label: string;
  looks: string;
  onShow: (label: string | null) => void;
  onPress: () => void;
}

/** A moment on the line that can be gone to. */
export function MarkButton({ percent, label, looks, onShow, onPress }: MarkButtonProps) {
  return (
    <foreignObject x={`${percent}%`} y="0" width="1" height="112" className="overflow-visible">
      <button
        type="button"
        data-mark={percent}
        aria-label={label}
        title={label}
        onClick={onPress}
        onFocus={() => onShow(label)}
        onBlur={() => onShow(null)}
        onMouseEnter={() => onShow(label)}
        onMouseLeave={() => onShow(null)}
        className={`absolute size-3.5 -translate-x-1/2 ring-4 transition-transform hover:scale-150 ${looks}`}
      />
    </foreignObject>
  );
}

/** Where the world stands. */
export function NowHand({ percent, label }: { percent: number; label: string }) {
  const x = `${percent}%`;
  return (
    <g>
      <line x1={x} x2={x} y1="34" y2="78" className="stroke-2 stroke-text" />
      <circle cx={x} cy="56" r="5" className="fill-ink stroke-2 stroke-text" />
      <text x={x} y="106" textAnchor="middle" className="fill-text font-semibold text-2xs">
        {label}
      </text>
    </g>
  );
}
