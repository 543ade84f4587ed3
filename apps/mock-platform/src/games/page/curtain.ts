import { byId, el } from './dom';

const place = () => byId('curtain', HTMLDivElement);

export function liftCurtain(): void {
  place().dataset.gone = 'true';
}

/** Covers the game with a message and what can be done about it. */
export function dropCurtain(options: {
  title: string;
  text: string;
  actions: { label: string; press: () => void }[];
}): void {
  const buttons = options.actions.map(({ label, press }, index) => {
    const button = el(index === 0 ? 'button.action' : 'button.action.quiet', { type: 'button' }, label);
    button.addEventListener('click', press);
    return button;
  });
  place().replaceChildren(el('h2', {}, options.title), el('p', {}, options.text), ...buttons);
  place().setAttribute('role', 'alert');
  place().dataset.gone = 'false';
  buttons[0]?.focus();
}
