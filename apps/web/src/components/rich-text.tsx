import { useRouter } from '@tanstack/react-router';
import type { RichPart, RichText as Text } from '@tonalli/contracts/rich-text';
import type { SafeHref } from '@tonalli/contracts/safe-href';
import { createElement, type MouseEvent, type ReactNode } from 'react';

interface RichTextProps {
  text: Text;
  /** Read aloud after a link that leads out: "se abre en otra pestaña". */
  newTabHint: string;
  className?: string;
}

/** Shows a text that an operator wrote, as the gateway read it. */
export function RichText({ text, newTabHint, className }: RichTextProps) {
  return createElement('div', { className }, ...drawnAll(text, newTabHint));
}

const drawnAll = (text: Text, newTabHint: string): ReactNode[] => text.map((part) => drawn(part, newTabHint));

/** Within a table, rows and cells stand alone: what stands between them is no text. */
const HOLDS_PARTS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);
const isPart = (child: ReactNode): boolean => typeof child !== 'string';

function drawn(part: RichPart, newTabHint: string): ReactNode {
  if (typeof part === 'string') return part;
  if (part.tag === 'br') return <br />;
  const children = drawnAll(part.parts, newTabHint);
  if (part.tag === 'a') return createElement(TextLink, { to: part.to, newTabHint }, ...children);
  return createElement(part.tag, null, ...(HOLDS_PARTS.has(part.tag) ? children.filter(isPart) : children));
}

interface TextLinkProps {
  to: SafeHref;
  newTabHint: string;
  children?: ReactNode;
}

function TextLink({ to, newTabHint, children }: TextLinkProps) {
  const router = useRouter();
  if (to.kind === 'outer') {
    return (
      <a href={to.href} target="_blank" rel="noopener noreferrer">
        {children} <span className="sr-only">({newTabHint})</span>
      </a>
    );
  }
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void router.navigate({ href: to.href });
  };
  return (
    <a href={to.href} onClick={follow}>
      {children}
    </a>
  );
}
