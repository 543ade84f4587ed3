import { describe, expect, it } from 'vitest';
import { loadCatalogue, NAMESPACES } from './catalogues';
import { LANGUAGES } from './languages';

function flatten(value: unknown, prefix = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[prefix, value]]);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(entries.flatMap(([key, inner]) => [...flatten(inner, prefix ? `${prefix}.${key}` : key)]));
}

const placeholders = (text: string) => [...text.matchAll(/{{\s*(\w+)/g)].map(([, name]) => name).toSorted();
const read = async (language: (typeof LANGUAGES)[number], namespace: string) =>
  flatten(await loadCatalogue(language, namespace));

describe.each(NAMESPACES)('texts of %s', (namespace) => {
  it('I18N-02 has the same keys in every language, none empty', async () => {
    const catalogues = await Promise.all(LANGUAGES.map((language) => read(language, namespace)));
    const [first] = catalogues;
    expect(first?.size).toBeGreaterThan(0);
    for (const catalogue of catalogues) {
      expect([...catalogue.keys()].toSorted()).toEqual([...(first?.keys() ?? [])].toSorted());
      expect([...catalogue].filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  it('I18N-02 fills in the same values in every language', async () => {
    const [es, en] = await Promise.all([read('es', namespace), read('en', namespace)]);
    const differing = [...es].filter(
      ([key, text]) => String(placeholders(text)) !== String(placeholders(en.get(key) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  it('I18N-02 has both plural forms wherever it has one', async () => {
    const keys = [...(await read('es', namespace)).keys()];
    const alone = keys.filter((key) => key.endsWith('_one') && !keys.includes(key.replace(/_one$/, '_other')));
    expect(alone).toEqual([]);
  });

  it('I18N-02 says one and many in different words of Spanish', async () => {
    const texts = await read('es', namespace);
    const pairs = [...texts].filter(([key]) => key.endsWith('_one'));
    const same = pairs.filter(([key, one]) => texts.get(key.replace(/_one$/, '_other')) === one);
    expect(same).toEqual([]);
  });
});

it('I18N-02 a namespace that does not exist is an error, not an empty text', async () => {
  await expect(loadCatalogue('es', 'nope')).rejects.toThrow('es/nope');
});

it('I18N-02 AUTH-12 GAME-02 REG-01 has the texts that the specification names under their names', async () => {
  const [session, registration] = [await read('es', 'session'), await read('es', 'registration')];
  for (const key of [
    'forgot.in_been_out',
    'logout.in_popup_prompt',
    'logout.in_sure_logout',
    'logout.in_more_cancel',
    'logout.in_increase_submit',
    'trial.in_need_true_account',
    'trial.in_increase_submit',
  ])
    expect(session.get(key), key).toMatch(/\S/);
  expect(registration.get('invitation_code_error')).toMatch(/\S/);
});
