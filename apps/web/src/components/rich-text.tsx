import { useRouter } from '@tanstack/react-router';
import { createElement, Fragment, type MouseEvent, type ReactNode, useMemo } from 'react';
import { safeHref } from '../paths';

/** What operators may write with. Anything else gives way to the text inside it. */
const TAGS: Readonly<Record<string, string>> = {
  P: 'p',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  SMALL: 'small',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  BLOCKQUOTE: 'blockquote',
  H1: 'h3',
  H2: 'h3',
  H3: 'h3',
  H4: 'h4',
};

/** Gone with all that is in them. */
const DROPPED: ReadonlySet<string> = new Set(
  'SCRIPT STYLE TEMPLATE IFRAME OBJECT EMBED NOSCRIPT TEXTAREA SELECT SVG MATH HEAD TITLE AUDIO VIDEO'.split(' '),
);

/** The parser alone would complain of each `style` to the content policy, though none is ever taken over. */
const withoutStyles = (html: string) =>
  html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/([\s"'])style\s*=/gi, '$1data-style='));

interface RichTextProps {
  html: string;
  /** Read aloud after a link that leads out: "se abre en otra pestaña". */
  newTabHint: string;
  className?: string;
}

/**
 * Shows HTML that an operator wrote. It is parsed without being run, and built anew from the tags known here: no
 * attribute but a checked `href` is taken over, so nothing in it can act, load or look like something else.
 */
export function RichText({ html, newTabHint, className }: RichTextProps) {
  const nodes = useMemo(
    () => new DOMParser().parseFromString(withoutStyles(html), 'text/html').body.childNodes,
    [html],
  );
  return createElement('div', { className }, ...childrenOf(nodes, newTabHint));
}

const childrenOf = (nodes: NodeListOf<ChildNode>, newTabHint: string): ReactNode[] =>
  Array.from(nodes, (node) => built(node, newTabHint));

function built(node: ChildNode, newTabHint: string): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element)) return null;
  // Elements of SVG and MathML keep their names in small letters.
  const name = node.tagName.toUpperCase();
  if (DROPPED.has(name)) return null;
  const children = childrenOf(node.childNodes, newTabHint);
  if (name === 'BR') return <br />;
  if (name === 'A') return createElement(TextLink, { href: node.getAttribute('href'), newTabHint }, ...children);
  return createElement(TAGS[name] ?? Fragment, null, ...children);
}

interface TextLinkProps {
  href: string | null;
  newTabHint: string;
  children?: ReactNode;
}

function TextLink({ href, newTabHint, children }: TextLinkProps) {
  const router = useRouter();
  const target = safeHref(href);
  if (target === null) return children;
  if (target.kind === 'outer') {
    return (
      <a href={target.href} target="_blank" rel="noopener noreferrer">
        {children} <span className="sr-only">({newTabHint})</span>
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href: target.href });
  };
  return (
    <a href={target.href} onClick={follow}>
      {children}
    </a>
  );
}
