import { type RichPart, type RichTag, type RichText, TABLE_TAGS } from '@tonalli/contracts/rich-text';
import { safeHref } from '@tonalli/contracts/safe-href';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, Parser } from 'parse5';

/** What operators may write with. Anything else gives way to the text inside it. */
const TAGS: ReadonlyMap<string, RichTag> = new Map(
  Object.entries<RichTag>({
    p: 'p',
    strong: 'strong',
    b: 'strong',
    em: 'em',
    i: 'em',
    small: 'small',
    ul: 'ul',
    ol: 'ol',
    li: 'li',
    blockquote: 'blockquote',
    h1: 'h3',
    h2: 'h3',
    h3: 'h3',
    h4: 'h4',
    ...Object.fromEntries(TABLE_TAGS.map((tag) => [tag, tag])),
  }),
);

/** Gone with all that is in them. */
const DROPPED: ReadonlySet<string> = new Set(
  'script style template iframe object embed noscript textarea select svg math head title audio video'.split(' '),
);

/** Far more than a page has; a text ends where it goes beyond. */
const MAX_CHARACTERS = 500_000;
/** Counted, because few letters can ask for millions of elements: formatting that is left open begins anew in each paragraph. */
const MAX_ELEMENTS = 5_000;
/** Of elements that are kept; deeper ones give way to their text, so that a reader may walk the tree by recursion. */
const MAX_DEPTH = 32;

type Node = DefaultTreeAdapterTypes.ChildNode;
const { isElementNode, isTextNode } = defaultTreeAdapter;

/** Reads HTML that an operator wrote: the known elements without any attribute but a link's checked address. */
export function toRichText(html: string): RichText {
  const text: RichText = [];
  const waiting: { node: Node; within: RichText; depth: number }[] = [];
  const enter = (nodes: Node[], within: RichText, depth: number) => {
    for (const node of nodes.toReversed()) waiting.push({ node, within, depth });
  };
  enter(parsed(html), text, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, within, depth } = next;
    if (isTextNode(node)) append(within, node.value);
    else if (isElementNode(node) && !DROPPED.has(node.tagName)) {
      const part = depth < MAX_DEPTH ? partOf(node) : null;
      if (part) within.push(part);
      if (!part) enter(node.childNodes, within, depth);
      else if ('parts' in part) enter(node.childNodes, part.parts, depth + 1);
    }
  }
  return text;
}

/** As browsers read it, up to where it becomes too much. */
function parsed(html: string): Node[] {
  const tooMany = new Error('Too many elements');
  let left = MAX_ELEMENTS;
  const createElement: typeof defaultTreeAdapter.createElement = (...element) => {
    left -= 1;
    if (left < 0) throw tooMany;
    return defaultTreeAdapter.createElement(...element);
  };
  const parser = new Parser({ treeAdapter: { ...defaultTreeAdapter, createElement } });
  try {
    parser.tokenizer.write(html.slice(0, MAX_CHARACTERS), true);
  } catch (error) {
    if (error !== tooMany) throw error;
  }
  return parser.document.childNodes;
}

/** Null for an element that gives way to what is in it. */
function partOf({ tagName, attrs }: DefaultTreeAdapterTypes.Element): Exclude<RichPart, string> | null {
  if (tagName === 'br') return { tag: 'br' };
  if (tagName === 'a') {
    const to = safeHref(attrs.find(({ name }) => name === 'href')?.value ?? null);
    return to && { tag: 'a', to, parts: [] };
  }
  const tag = TAGS.get(tagName);
  return tag ? { tag, parts: [] } : null;
}

function append(text: RichText, more: string): void {
  const last = text.at(-1);
  if (typeof last === 'string') text[text.length - 1] = last + more;
  else text.push(more);
}
