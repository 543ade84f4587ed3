import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusHeading, headingMounted } from './heading-focus';

let link: HTMLElement;

const add = (html: string): HTMLElement => {
  document.body.insertAdjacentHTML('beforeend', html);
  const added = document.body.lastElementChild;
  if (!(added instanceof HTMLElement)) throw new Error('nothing was added');
  return added;
};
const heading = () => add('<h1 data-page-heading tabindex="-1">Tragamonedas</h1>');

beforeEach(() => {
  document.body.replaceChildren();
  link = add('<a href="/rng">Tragamonedas</a>');
  link.focus();
});

// The document serves all files of a worker.
afterEach(() => document.body.replaceChildren());

describe('reaching a page', () => {
  it('SYS-05 gives the focus to its heading, and to one that comes late', () => {
    focusHeading();
    expect(document.activeElement).toBe(link);
    const late = heading();
    headingMounted(late);
    expect(document.activeElement).toBe(late);
    link.focus();
    focusHeading();
    expect(document.activeElement).toBe(late);
  });

  it.each([
    ['with the focus', true],
    ['without it', false],
  ])('SYS-05 gives it to one that comes late while the page before is there still, hidden, %s', (_, isFocused) => {
    const hidden = heading();
    if (isFocused) hidden.focus();
    hidden.focus = () => {};
    focusHeading();
    hidden.remove();
    const late = heading();
    headingMounted(late);
    expect(document.activeElement).toBe(late);
  });

  it('SYS-05 gives it once: a heading that is drawn again takes nothing', () => {
    focusHeading();
    headingMounted(heading());
    link.focus();
    headingMounted(heading());
    expect(document.activeElement).toBe(link);
  });

  it('SYS-05 leaves it to who moved it meanwhile, and to what is open over the page', () => {
    focusHeading();
    const field = add('<input>');
    field.focus();
    headingMounted(heading());
    expect(document.activeElement).toBe(field);
    document.querySelector('h1')?.remove();
    add('<div role="dialog"></div>');
    focusHeading();
    headingMounted(heading());
    expect(document.activeElement).toBe(field);
  });

  it('SYS-05 takes nothing on a first visit', () => {
    headingMounted(heading());
    expect(document.activeElement).toBe(link);
  });
});
