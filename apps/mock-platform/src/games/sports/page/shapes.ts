const SVG = 'http://www.w3.org/2000/svg';

export function shape(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...inner: Node[]
): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...inner);
  return made;
}

export const drawing = (box: string, ...parts: Node[]): SVGElement =>
  shape('svg', { viewBox: box, 'aria-hidden': 'true', class: 'drawing' }, ...parts);
