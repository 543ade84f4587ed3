import { readNumber } from './read-number';

interface NumberField {
  readonly input: HTMLInputElement;
  /** What holds, as it is written. */
  readonly shown: () => string;
  readonly take: (value: number) => void;
  readonly isLocked: () => boolean;
  /** When it is left: what was typed, null when it was no number. */
  readonly onLeft?: (typed: number | null) => void;
}

/** A field whose number takes effect as it is typed; when it is left it shows what holds. Answers what shows it again. */
export function numberField({ input, shown, take, isLocked, onLeft }: NumberField): () => void {
  let isTyping = false;
  const show = () => {
    if (!isTyping) input.value = shown();
  };
  input.addEventListener('input', () => {
    const value = readNumber(input.value);
    if (isLocked()) show();
    if (isLocked() || value === null) return;
    isTyping = true;
    take(value);
    isTyping = false;
  });
  input.addEventListener('change', () => {
    const typed = readNumber(input.value);
    show();
    onLeft?.(typed);
  });
  input.addEventListener('focus', () => input.select());
  return show;
}
