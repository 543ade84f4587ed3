import type { RichText as Text } from '@tonalli/contracts/rich-text';
import { clsx } from 'clsx';
import { RichText } from './rich-text';

interface ProseProps {
  text: Text;
  /** Read aloud after a link that leads out. */
  newTabHint: string;
  className?: string;
}

/** Running text of the operator, in the measure and rhythm of a page that is read. */
export function Prose({ text, newTabHint, className }: ProseProps) {
  return (
    <RichText
      text={text}
      newTabHint={newTabHint}
      className={clsx(
        'flex max-w-[68ch] flex-col gap-3.5 text-pretty leading-relaxed [&_a]:font-medium [&_a]:text-marigold-bright [&_a]:underline [&_a]:underline-offset-2 hover:[&_a]:no-underline [&_h3]:mt-3 [&_h3]:text-lg [&_li]:ps-1 [&_ol]:flex [&_ol]:list-decimal [&_ol]:flex-col [&_ol]:gap-2 [&_ol]:ps-5 [&_strong]:font-semibold [&_strong]:text-text [&_ul]:flex [&_ul]:list-disc [&_ul]:flex-col [&_ul]:gap-2 [&_ul]:ps-5 marker:[&_li]:text-marigold',
        // As wide as what stands in it; a wider one is pushed sideways.
        '[&_table]:block [&_table]:max-w-full [&_table]:overflow-x-auto [&_table]:text-sm [&_caption]:pb-1.5 [&_caption]:text-start [&_caption]:text-muted [&_td]:border-line [&_td]:border-t [&_td]:px-3 [&_td]:py-1.5 [&_td]:tabular-nums [&_th]:px-3 [&_th]:py-1.5 [&_th]:text-start [&_th]:font-semibold [&_tbody_th]:border-line [&_tbody_th]:border-t',
        className,
      )}
    />
  );
}
