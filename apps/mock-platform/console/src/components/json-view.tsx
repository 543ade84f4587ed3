import { clsx } from 'clsx';

const TOKEN = /("(?:\\.|[^"\\])*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?)/g;

/** A value as indented JSON, its keys and literals told apart by colour. */
export function JsonView({ value, label, className }: { value: unknown; label: string; className?: string }) {
  const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
      tabIndex={0}
      className={clsx('max-h-96 overflow-auto rounded-md bg-ink-deep', className)}
    >
      <pre className="w-max min-w-full p-3 font-mono text-muted text-xs leading-5">
        {typeof value === 'string' ? value : coloured(text)}
      </pre>
    </section>
  );
}

function coloured(text: string) {
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, quoted, colon, word] = match;
    if (match.index > end) parts.push(text.slice(end, match.index));
    const tone = quoted ? (colon ? 'text-info' : 'text-jade') : word ? 'text-danger' : 'text-marigold-bright';
    parts.push(
      <span key={match.index} className={tone}>
        {whole}
      </span>,
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}
