import { useEffect, useRef } from 'react';

/** For what replaces a form within an open dialog: its first field gets the focus, which was lost with the form. */
export function useFirstFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null);
  useEffect(() => {
    const field = ['[data-autofocus]', 'input, button'].map((each) => place.current?.querySelector<HTMLElement>(each));
    field.find(Boolean)?.focus();
  }, []);
  return place;
}
