import { useEffect, useRef } from 'react';

/** For what takes the place of a form within an open dialog: its first field has the focus, which went with the form. */
export function useFirstFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => {
    const field = ['[data-autofocus]', 'input, button'].map((each) => place.current?.querySelector<HTMLElement>(each));
    field.find(Boolean)?.focus();
  }, []);
  return place;
}
