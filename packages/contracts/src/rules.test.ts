import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FieldRule } from './registration/wire';
import {
  ANY_PATTERN,
  ageInYears,
  checkAll,
  checkField,
  PATTERN_IDS,
  type PatternId,
  parseRuleDate,
  RULE_KINDS,
  RULE_MESSAGE_IDS,
  VALUE_MAX_CHARACTERS,
} from './rules';

const rule = (patternId: string, changes: Partial<FieldRule> = {}): FieldRule => ({
  field: 'username',
  enabled: true,
  required: true,
  acceptedPattern: RULE_KINDS[patternId as PatternId]?.expression ?? ANY_PATTERN,
  patternId,
  minLength: 1,
  maxLength: 60,
  ...changes,
});

const VALUES: Record<PatternId, { good: string[]; bad: string[] }> = {
  letterFirst: { good: ['a', 'Luna7', 'xyz'], bad: ['7Luna', 'lu na', 'año', 'a_b', 'a\n'] },
  chineseDigits: { good: ['张三', '三88', '88'], bad: ['张a', '张 三', '，', 'abc', '٣'] },
  email: {
    good: ['a@b.mx', 'ana.perez+juego@correo.com.mx', 'x_1@sub.dominio.info'],
    bad: ['a@b', '@b.mx', 'a@@b.mx', 'a..b@c.mx', '.a@b.mx', 'a@-b.mx', 'a@b-.mx', 'a b@c.mx', 'a@b.m', 'a@b.mx\n'],
  },
  lettersOrDigits: { good: ['abc', '123', 'a1'], bad: ['a-1', 'ñ', 'a 1', '１２'] },
  lettersAndDigits: { good: ['a1', '1a', 'Clave2026'], bad: ['abc', '123', 'a1!', 'a 1', 'á1'] },
  lettersDigitsSymbols: {
    good: ['a1', '1a', 'Clave2026', 'a1!', 'Xk7#mQ2$vL9!', 'contraseña1', 'abcdef-Ghijkl-mn0pqr', '~`1É', 'a1"\\/'],
    bad: ['abc', '123', '!!!', 'abc!', '123!', 'a 1', 'a1\n', 'a1\u00a0', 'n\u03031', 'Ｃ1', 'Ω1', 'a1😀', 'a1\u200b'],
  },
  digits: { good: ['0', '5512345678'], bad: ['12a', '-1', '1.5', '１２', '١', '1 2'] },
  uppercase: { good: ['A', 'abC1', 'ñ Ñ X', 'a\nB'], bad: ['abc', '123', 'ñÑ'] },
  englishSpaces: { good: ['Ana', 'Ana Maria Perez'], bad: ['José', 'Ana1', ' Ana', 'Ana\tMaria', '-'] },
  noSpaces: { good: ['a', 'sin-espacios!', '泰文'], bad: ['a b', ' a', 'a\u00a0b', 'a\u3000b', 'a\tb', 'a\n'] },
  chinesePunctuation: { good: ['张三', '欧阳·修', '你好，世界。', '张-三'], bad: ['张3', '张 三', 'Zhang', '张$'] },
  date: {
    good: ['2000-02-29', '02-29-2000', '1999-12-31', '12-31-1999'],
    bad: [
      '2001-02-29',
      '02-30-2000',
      '31-12-1999',
      '1999-13-01',
      '1999-00-10',
      '1999-1-1',
      '1999/12/31',
      '00-00-0000',
      '1999-12-31-1',
    ],
  },
  korean: { good: ['김민수', '한글', 'ㅎ'], bad: ['김a', '김 민수', '金', '김1'] },
  thai: { good: ['สมชาย', 'กุ้ง', '๑๒'], bad: ['สมchai', 'สม ชาย', 'ສົມ', '1', '฿'] },
  thaiEnglishSpaces: { good: ['สมชาย Somchai', 'สม ชาย', 'Som'], bad: ['สม1', ' สม', 'José', 'สม-ชาย'] },
  mixed: {
    good: ['aA1!', 'Clave-2026', 'Zz9~', '[Aa0]', '\\Aa0', '`Aa0', '{Aa0', 'Aa0/', 'Aa0@'],
    bad: ['aA1', 'aa1!', 'AA1!', 'aAa!', 'aA1 !', 'aA1ñ!', 'aA1😀'],
  },
  fullName: {
    good: ['Ana Pérez', "Mary O'Neill", 'José-Luis Muñoz'],
    bad: ['Ana', 'Ana  Pérez', 'Ana María Pérez', ' Ana', 'Ana ', 'Ana 1'],
  },
  fullWidthJapanese: {
    good: ['やまだ', 'ヤマダ', '山田　太郎', 'スーパー', 'Ａ１', '佐々木', '𠮷田'],
    bad: ['ﾔﾏﾀﾞ', 'yamada', '山田 太郎', 'ヤマダ1', '김'],
  },
};

describe('rule kinds', () => {
  it.each(PATTERN_IDS)('REG-02 %s accepts its good values and refuses its bad ones', (id) => {
    for (const value of VALUES[id].good) expect.soft(checkField(rule(id), value), value).toBeNull();
    for (const value of VALUES[id].bad) {
      expect.soft(checkField(rule(id), value), JSON.stringify(value)).toEqual({ patternId: id, min: 1, max: 60 });
    }
  });

  it('REG-02 no two kinds are the same rule', () => {
    expect(new Set(PATTERN_IDS.map((id) => RULE_KINDS[id].expression)).size).toBe(PATTERN_IDS.length);
  });

  it('REG-02 answers any text of any length at once, in every kind', () => {
    const nasty = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 600 }),
      fc.string({ unit: fc.constantFrom('a', 'A', '0', '-', '.', '@', ' ', '!'), maxLength: VALUE_MAX_CHARACTERS }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...PATTERN_IDS), nasty, (id, value) => {
        const error = checkField(rule(id, { required: false }), value);
        expect(error === null || error.patternId === id).toBe(true);
      }),
      { numRuns: 500 },
    );
    // The worst texts for a backtracking matcher: an exponential one would not come back.
    for (const id of PATTERN_IDS) {
      for (const unit of ['a', 'a-', 'a.', 'a ', 'aA0!', '中', 'ก', '0-']) {
        expect(typeof RULE_KINDS[id].test(`${unit.repeat(200)}\u0000`)).toBe('boolean');
      }
    }
  });
});

describe('messages', () => {
  it.each(['es', 'en'])(
    'REG-02 every failure has its text in %s, and there is no text without a failure',
    (language) => {
      const file = new URL(`../../i18n/src/locales/${language}/registration.json`, import.meta.url);
      const { rule: texts } = JSON.parse(readFileSync(file, 'utf8')) as { rule: Record<string, string> };
      expect(Object.keys(texts).toSorted()).toEqual(RULE_MESSAGE_IDS.toSorted());
      expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
    },
  );
});

describe('checkField', () => {
  it('REG-02 holds the bounds, counting code points', () => {
    const bounded = rule('any', { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'ñ', '张', '😀', '𠮷'), { minLength: 1, maxLength: 8 }),
        (characters) => {
          const within = characters.length >= 2 && characters.length <= 4;
          expect(checkField(bounded, characters.join('')) === null).toBe(within);
        },
      ),
    );
    expect(checkField(bounded, 'a')).toEqual({ patternId: 'any', min: 2, max: 4 });
    expect(checkField(rule('digits', { minLength: 10, maxLength: 10 }), '551234567')).toEqual({
      patternId: 'digits',
      min: 10,
      max: 10,
    });
  });

  it('REG-02 a bare * accepts everything within the bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), (value) => {
        fc.pre([...value].length <= 60 && value.trim() !== '');
        expect(checkField(rule('any'), value)).toBeNull();
      }),
    );
  });

  it('REG-02 an upper bound of 0 leaves the wire limit only', () => {
    const unbounded = rule('any', { minLength: 0, maxLength: 0 });
    expect(checkField(unbounded, 'x'.repeat(512))).toBeNull();
    expect(checkField(unbounded, 'x'.repeat(513))).toEqual({ patternId: 'any', min: 0, max: 512 });
  });

  it('REG-02 asks for a required field, lets an optional one be empty, and leaves a disabled one alone', () => {
    expect(checkField(rule('digits'), '')).toEqual({ patternId: 'required' });
    expect(checkField(rule('any'), ' \u3000 ')).toEqual({ patternId: 'required' });
    expect(checkField(rule('digits', { required: false }), '')).toBeNull();
    expect(checkField(rule('digits', { required: false }), 'x')).not.toBeNull();
    expect(checkField(rule('digits', { enabled: false }), 'x')).toBeNull();
  });

  it.each(['(a+)+$', '[', '^(?:.*)*x$', '', '^\\p{L', '\\'])(
    'REG-02 never runs the foreign expression %j',
    (foreign) => {
      const value = `${'a'.repeat(60)}`;
      expect(checkField(rule('elsewhere', { acceptedPattern: foreign }), value)).toBeNull();
      expect(checkField(rule('elsewhere', { acceptedPattern: foreign, maxLength: 59 }), value)).not.toBeNull();
      expect(checkField(rule('digits', { acceptedPattern: foreign }), value)).toMatchObject({ patternId: 'digits' });
      expect(checkField(rule('toString', { acceptedPattern: foreign }), value)).toBeNull();
    },
  );

  it('REG-02 takes the kind from the expression when a platform names it otherwise', () => {
    const renamed = rule('17', { acceptedPattern: RULE_KINDS.digits.expression });
    expect([checkField(renamed, '55'), checkField(renamed, 'a')]).toEqual([null, { patternId: '17', min: 1, max: 60 }]);
  });
});

describe('checkAll', () => {
  const rules = [
    rule('lettersAndDigits', { field: 'password', minLength: 8 }),
    rule('any', { field: 'confirmPassword' }),
    rule('email', { field: 'email', required: false }),
  ];

  it('REG-07 names every failing field and nothing else', () => {
    expect(checkAll(rules, { password: 'Clave2026', confirmPassword: 'Clave2026' })).toEqual({});
    expect(checkAll(rules, { password: 'corta1', email: 'x' })).toEqual({
      password: { patternId: 'lettersAndDigits', min: 8, max: 60 },
      confirmPassword: { patternId: 'required' },
      email: { patternId: 'email', min: 1, max: 60 },
    });
  });

  it('REG-07 the confirmation equals the password', () => {
    expect(checkAll(rules, { password: 'Clave2026', confirmPassword: 'Clave2027' })).toEqual({
      confirmPassword: { patternId: 'confirm' },
    });
  });
});

describe('dates', () => {
  it('REG-02 reads both orders of every real day as the same day, and no other', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (y, m, d) => {
          const [year, month, day] = [
            String(y).padStart(4, '0'),
            String(m).padStart(2, '0'),
            String(d).padStart(2, '0'),
          ];
          const leap = (y % 4 === 0 && y % 100 !== 0) || y % 400 === 0;
          const days = [0, 31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31, 0][m] ?? 0;
          const expected = d >= 1 && d <= days ? `${year}-${month}-${day}` : null;
          expect(parseRuleDate(`${year}-${month}-${day}`)).toBe(expected);
          expect(parseRuleDate(`${month}-${day}-${year}`)).toBe(expected);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('REG-05 a birthday counts from its day on', () => {
    expect([ageInYears('2008-05-10', '2026-05-09'), ageInYears('2008-05-10', '2026-05-10')]).toEqual([17, 18]);
    expect([ageInYears('2008-02-29', '2026-02-28'), ageInYears('2008-02-29', '2026-03-01')]).toEqual([17, 18]);
  });
});
