import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

interface FileAreaProps {
  ref?: Ref<HTMLInputElement>;
  icon: LucideIcon;
  /** `drop` and `choose` read as one sentence; `label` is read aloud. */
  words: { drop: string; choose: string; hint: string; label: string };
  /** Media types and endings, as browsers take them. */
  accept: string;
  multiple?: boolean;
  /** The id of its hint; an error under `<id>-error` describes it too. */
  id: string;
  over?: boolean;
  faulty: boolean;
  closed?: boolean;
  onTake: (files: FileList | null) => void;
}

/** An area to drop files on, which opens the file dialog where it is pressed. */
export function FileArea(props: FileAreaProps) {
  const { ref, icon: Icon, words, accept, multiple = false, id, over = false, faulty, closed = false, onTake } = props;
  return (
    <div
      className={clsx(
        'relative flex min-h-24 flex-col items-center justify-center gap-1 rounded-md border border-dashed px-4 py-4 text-center transition-colors focus-within:ring-2 focus-within:ring-marigold-bright',
        over ? 'border-marigold bg-marigold-soft' : 'border-line-strong bg-ink-deep',
        closed ? 'opacity-60' : 'hover:border-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-6 text-muted" />
      <p className="text-sm">
        {words.drop} <span className="font-semibold text-marigold underline">{words.choose}</span>
      </p>
      <p id={`${id}-hint`} className="text-faint text-xs">
        {words.hint}
      </p>
      <input
        ref={ref}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-label={words.label}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={faulty ? true : undefined}
        disabled={closed}
        onChange={(event) => {
          onTake(event.currentTarget.files);
          // The same file can be chosen again after it was removed.
          event.currentTarget.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </div>
  );
}
