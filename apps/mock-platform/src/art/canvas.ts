import type { Random } from '../kernel/random';

/** What every layer draws with. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  readonly from: string;
  readonly to: string;
  readonly accent: string;
}

/** Part of a picture: definitions first, then what is seen. */
export interface Layer {
  readonly defs?: string;
  readonly body: string;
}

export function svg(size: { width: number; height: number }, layers: readonly Layer[]): string {
  const defs = layers.map((layer) => layer.defs ?? '').join('');
  const body = layers.map((layer) => layer.body).join('');
  const { width, height } = size;
  // The clip keeps layers inside when a page shows the picture in a box of another shape.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><clipPath id="k"><path d="M0 0H${width}V${height}H0Z"/></clipPath>${defs}</defs><g clip-path="url(#k)">${body}</g></svg>`;
}

export const linear = (id: string, stops: readonly string[], direction = 'x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${direction}>${stopsOf(stops)}</linearGradient>`;

export const radial = (id: string, stops: readonly string[], place = ''): string =>
  `<radialGradient id="${id}" ${place}>${stopsOf(stops)}</radialGradient>`;

/** Stops spread evenly; `#rrggbb@0.5` has an opacity. */
function stopsOf(stops: readonly string[]): string {
  return stops
    .map((stop, index) => {
      const [colour, opacity] = stop.split('@');
      const offset = Math.round((index / Math.max(1, stops.length - 1)) * 100) / 100;
      return `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`;
    })
    .join('');
}
