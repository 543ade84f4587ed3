import { el } from '../page/dom';
import type { Lang } from '../page/texts';
import type { FamilyVerifier, RecordedRound, Values, VerifyField } from './family-verifier';
import type { VerifyKey } from './texts';

function textField(name: string, label: string, value: string): HTMLElement {
  return el('label.field', {}, label, el('input', { name, value, spellcheck: 'false', autocomplete: 'off' }));
}

function fieldOf({ name, label, options }: VerifyField, value: string, lang: Lang): HTMLElement {
  if (!options) return textField(name, label[lang], value);
  const select = el('select', { name });
  for (const option of options)
    select.append(
      el('option', { value: option.value, ...(option.value === value && { selected: '' }) }, option.text[lang]),
    );
  return el('label.field', {}, label[lang], select);
}

interface FormParts {
  readonly t: Record<VerifyKey, string>;
  readonly lang: Lang;
  readonly verifier: FamilyVerifier;
  readonly round: RecordedRound | null;
  readonly onSubmit: (values: Values) => void;
}

/** The seeds and what else decides a round, filled from a recorded one. */
export function roundForm({ t, lang, verifier, round, onSubmit }: FormParts) {
  const own = round ? verifier.valuesOf(round) : {};
  const form = el(
    'form',
    { novalidate: '' },
    textField('serverSeed', round?.shared ? t.link : t.serverSeed, round?.serverSeed ?? ''),
    textField('clientSeed', round?.shared ? t.seedText : t.clientSeed, round?.clientSeed ?? ''),
    el(
      'div.row',
      {},
      textField('nonce', t.nonce, String(round?.nonce ?? 0)),
      ...verifier.fields.map((field) => fieldOf(field, own[field.name] ?? field.initial, lang)),
    ),
    el('button', { type: 'submit' }, t.compute),
  );
  const values = (): Values =>
    Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    onSubmit(values());
  });
  return { form, values };
}
