const SVG = 'http://www.w3.org/2000/svg';

/** A small drawing of one payline over a grid of five by three. */
export function linePicture(rows: readonly number[], colour: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 60 38');
  svg.setAttribute('aria-hidden', 'true');
  for (let cell = 0; cell < 15; cell += 1) {
    const dot = document.createElementNS(SVG, 'circle');
    const lit = rows[cell % 5] === Math.floor(cell / 5);
    dot.setAttribute('cx', String(10 + (cell % 5) * 10));
    dot.setAttribute('cy', String(9 + Math.floor(cell / 5) * 10));
    dot.setAttribute('r', lit ? '3.4' : '1.6');
    dot.setAttribute('fill', lit ? colour : '#6b5277');
    svg.append(dot);
  }
  const line = document.createElementNS(SVG, 'polyline');
  line.setAttribute('points', rows.map((row, reel) => `${10 + reel * 10},${9 + row * 10}`).join(' '));
  line.setAttribute('fill', 'none');
  line.setAttribute('stroke', colour);
  line.setAttribute('stroke-width', '1.8');
  svg.append(line);
  return svg;
}
