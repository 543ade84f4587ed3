import { QR_CODE } from '@tonalli/contracts/constants';
import { LogoMark } from '@tonalli/ui/logo/logo';
import { create } from 'qrcode';
import { useMemo } from 'react';

interface QrCodeProps {
  /** What a scanner reads. */
  value: string;
  /** Spoken in place of the picture. */
  label: string;
  className?: string;
}

const LOGO_PX = QR_CODE.size * QR_CODE.logoScale;
const LOGO_AT_PX = (QR_CODE.size - LOGO_PX) / 2;
const LOGO_EDGE_PX = LOGO_PX / 12;

/** A QR code with the mark in its middle; the highest correction level makes up for what the mark hides (NAV-05). */
export function QrCode({ value, label, className }: QrCodeProps) {
  const path = useMemo(() => modulesPath(value), [value]);
  const { size, dark, light } = QR_CODE;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill={light} />
      <path d={path} fill={dark} />
      <rect x={LOGO_AT_PX} y={LOGO_AT_PX} width={LOGO_PX} height={LOGO_PX} fill={light} />
      <svg
        aria-hidden="true"
        x={LOGO_AT_PX + LOGO_EDGE_PX}
        y={LOGO_AT_PX + LOGO_EDGE_PX}
        width={LOGO_PX - 2 * LOGO_EDGE_PX}
        height={LOGO_PX - 2 * LOGO_EDGE_PX}
        shapeRendering="auto"
      >
        <LogoMark className="size-full" />
      </svg>
    </svg>
  );
}

/** The dark modules as one path, a rectangle for each run in a row, within the margin. */
function modulesPath(value: string): string {
  const { size: count, data } = create(value, { errorCorrectionLevel: 'H' }).modules;
  const modulePx = (QR_CODE.size - 2 * QR_CODE.margin) / count;
  const at = (index: number) => (QR_CODE.margin + index * modulePx).toFixed(3);
  const runs: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let start = 0; start < count; start += 1) {
      let end = start;
      while (end < count && data[row * count + end]) end += 1;
      if (end > start) runs.push(`M${at(start)} ${at(row)}H${at(end)}V${at(row + 1)}H${at(start)}Z`);
      start = end;
    }
  }
  return runs.join('');
}
