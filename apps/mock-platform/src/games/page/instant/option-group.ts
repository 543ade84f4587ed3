import { byId, el } from '../dom';

interface OptionGroup<Value extends string | number> {
  /** Of the element that the options are put into, and their name. */
  readonly id: string;
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  readonly isLocked: () => boolean;
  readonly onChoose: (value: Value) => void;
}

/** A few options of which one is chosen; while a round is under way it stays. */
export function optionGroup<Value extends string | number>(group: OptionGroup<Value>): void {
  const { id, label, options, isLocked, onChoose } = group;
  let { chosen } = group;
  const radios = options.map(({ value, text }) => {
    const input = el('input', { type: 'radio', name: id, value: String(value) });
    input.checked = value === chosen;
    input.addEventListener('change', () => {
      if (!isLocked()) chosen = value;
      for (const [index, radio] of radios.entries()) radio.input.checked = options[index]?.value === chosen;
      if (chosen === value) onChoose(value);
    });
    return { input, option: el('label.side-option', {}, input, el('span.side-text', {}, text)) };
  });
  const sides = el('div.sides', {}, ...radios.map(({ option }) => option));
  byId(id, HTMLFieldSetElement).replaceChildren(el('legend.label', {}, label), sides);
}
