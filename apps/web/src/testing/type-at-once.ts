import { fireEvent } from '@testing-library/react';

/** Types letter by letter within one turn, so that what waits for typing to pause sees no pause where a machine makes one. */
export function typeAtOnce(field: HTMLElement, text: string): void {
  for (let length = 1; length <= text.length; length += 1) {
    fireEvent.change(field, { target: { value: text.slice(0, length) } });
  }
}
