import { describe, expect, it } from 'vitest';
import { normalised } from './rules';

const AS_TYPED = ' Ｃlave\u0301 ';

describe('what was typed, as it is judged and kept', () => {
  it.each([
    [
      'letters of full width as those of ours',
      { field: 'username', patternId: 'letterFirst' },
      ['Ｌｕｎａ７', 'Luna7'],
    ],
    ['a letter with its mark as one', { field: 'nickname', patternId: 'any' }, ['Jose\u0301', 'Jos\u00e9']],
    ['blanks around as none', { field: 'email', patternId: 'email' }, ['  ana@correo.mx ', 'ana@correo.mx']],
    ['full width where it is asked for', { field: 'nickname', patternId: 'fullWidthJapanese' }, ['Ａアー', 'Ａアー']],
    ['a password as it was typed', { field: 'password', patternId: 'mixed' }, [AS_TYPED, AS_TYPED]],
    ['its confirmation too', { field: 'confirmPassword', patternId: 'any' }, [AS_TYPED, AS_TYPED]],
  ] as const)('REG-02 takes %s', (_what, rule, [typed, kept]) => {
    expect(normalised(rule, typed)).toBe(kept);
  });
});
