const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Of the elements that games' rules are made of, those that a text of the help may have. */
const WRITTEN = new Set(['p', 'ul', 'ol', 'li', 'strong', 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td']);
/** A picture is its name, and a list of what is paid goes on in the line. */
const PICTURES = new Set(['svg', 'img', 'canvas', 'figure', 'figcaption']);

class PaperElement {
  className = '';
  alt = '';
  src = '';
  readonly style = {};
  readonly dataset = {};
  readonly classList = { add: () => {} };
  readonly #tag: string;
  readonly #content: unknown[] = [];

  constructor(tag: string) {
    this.#tag = tag;
  }

  setAttribute(name: string, value: string): void {
    if (name === 'alt' || name === 'aria-label') this.alt = value;
  }

  addEventListener(): void {}

  append(...content: unknown[]): void {
    this.#content.push(...content);
  }

  toString(): string {
    const inner = this.#content.map(toHtml).join('');
    if (PICTURES.has(this.#tag)) return this.alt ? `<strong>${escaped(this.alt)}</strong> ` : '';
    if (this.#tag === 'h3') return `<h4>${inner}</h4>`;
    if (this.#tag === 'dt') return `${inner}: `;
    if (this.#tag === 'dd') return `${inner} · `;
    if (this.#tag === 'dl') return inner.replace(/ · $/, '');
    if (this.className === 'symbol-pays')
      return `<ul>${this.#content.map((one) => `<li>${toHtml(one)}</li>`).join('')}</ul>`;
    if (this.className === 'note') return ` (${inner})`;
    return WRITTEN.has(this.#tag) ? `<${this.#tag}>${inner}</${this.#tag}>` : inner;
  }
}

/** A document to write on: what the pages build as elements becomes HTML by `toHtml`. */
export const paper = {
  createElement: (tag: string) => new PaperElement(tag),
  createElementNS: (_space: string, tag: string) => new PaperElement(tag === 'svg' ? tag : 'figure'),
};

/** A text as HTML, or an element that was made on paper. */
export const toHtml = (part: unknown): string => (typeof part === 'string' ? escaped(part) : String(part));
