/** The frame that text inputs, selects and date inputs share. */
export const CONTROL_FRAME =
  'rounded-md bg-ink-deep text-text ring-1 ring-inset ring-line-strong transition-shadow duration-150 hover:ring-muted';

export const CONTROL_FOCUS_WITHIN =
  'focus-within:ring-2 focus-within:ring-marigold-bright has-[[aria-invalid=true]]:ring-danger has-[:disabled]:opacity-60';

/** Never below 16 px, or phones zoom into the page on focus. */
export const CONTROL_TEXT = 'text-[max(1rem,16px)]';
