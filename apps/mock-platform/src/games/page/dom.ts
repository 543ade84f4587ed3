/** The element of the page with this id. Throws when the page has none of that kind. */
export function byId<E extends HTMLElement>(id: string, kind: { new (): E }): E {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`the page has no ${id}`);
  return element;
}

type Content = string | Node | null | undefined;

/** Makes an element: `tag.class.class`, attributes, and what stands in it. Texts are never markup. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  selector: Tag | `${Tag}.${string}`,
  attributes: Record<string, string> = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const [tag = 'div', ...classes] = selector.split('.');
  // The first part of the selector is the tag, by its type.
  const element = document.createElement(tag as Tag);
  if (classes.length > 0) element.className = classes.join(' ');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content.filter((part): part is string | Node => part !== null && part !== undefined));
  return element;
}

export const lessMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
