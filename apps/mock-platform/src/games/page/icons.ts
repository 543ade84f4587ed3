const SHAPES = {
  spin: [
    'M20.5 12a8.5 8.5 0 0 1-14.6 5.9',
    'M3.5 12A8.5 8.5 0 0 1 18.1 6.1',
    'M18.6 2.4v4.2h-4.2',
    'M5.4 21.6v-4.2h4.2',
  ],
  stop: ['M7 7h10v10H7z'],
  plus: ['M12 6v12', 'M6 12h12'],
  minus: ['M6 12h12'],
  auto: [
    'M17 3l3.2 3.2L17 9.4',
    'M4 11.5V9.7a3.5 3.5 0 0 1 3.5-3.5H20',
    'M7 21l-3.2-3.2L7 14.6',
    'M20 12.5v1.8a3.5 3.5 0 0 1-3.5 3.5H4',
  ],
  bolt: ['M13 2.5 5 13.5h6l-1 8 8-11h-6z'],
  soundOn: ['M4 9.5v5h3.5l4.5 4v-13l-4.5 4z', 'M15.5 9a4 4 0 0 1 0 6', 'M18 6.5a7.6 7.6 0 0 1 0 11'],
  soundOff: ['M4 9.5v5h3.5l4.5 4v-13l-4.5 4z', 'M16 9.5l5 5', 'M21 9.5l-5 5'],
  music: [
    'M9 18V5.5l10.5-2V16',
    'M9 18a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z',
    'M19.5 16a2.8 2.8 0 1 1-5.6 0 2.8 2.8 0 0 1 5.6 0z',
  ],
  info: ['M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M12 11v5.5', 'M12 7.5v.2'],
  shield: ['M12 21.5c4.5-1.8 7.5-5 7.5-10V5.5L12 2.5 4.5 5.5v6c0 5 3 8.2 7.5 10z', 'M8.7 11.8l2.4 2.4 4.3-4.6'],
  send: ['M4 12 20 4.5 14.5 20l-3-6.5z', 'M11.5 13.5 20 4.5'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
} as const;

export type IconName = keyof typeof SHAPES;

const SVG = 'http://www.w3.org/2000/svg';

/** A line icon of the page's own set, hidden from assistive technology: its button has a label. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  for (const shape of SHAPES[name]) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', shape);
    svg.append(path);
  }
  return svg;
}

/** A picture of paths alone. */
export function pathsInto(svg: Element, paths: readonly string[]): void {
  svg.replaceChildren(
    ...paths.map((shape) => {
      const path = document.createElementNS(SVG, 'path');
      path.setAttribute('d', shape);
      return path;
    }),
  );
}
