const SVG = 'http://www.w3.org/2000/svg';

export function svgPart(name: string, attributes: Record<string, string | number>, ...parts: SVGElement[]): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...parts);
  return element;
}

/** A picture of its own, hidden from assistive technology: what it shows is said in words beside it. */
export const picture = (size: number, ...parts: SVGElement[]): SVGElement =>
  svgPart('svg', { viewBox: `0 0 ${size} ${size}`, 'aria-hidden': 'true' }, ...parts);

/** Surfaces of one colour each, by their corners. */
export const facets = (surfaces: readonly (readonly [colour: string, corners: string])[]): SVGElement[] =>
  surfaces.map(([fill, points]) => svgPart('polygon', { fill, points, stroke: fill, 'stroke-width': 0.3 }));
