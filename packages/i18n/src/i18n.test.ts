import { describe, expect, it } from 'vitest';
import { loadCatalogue } from './catalogues';
import { formatAmount, formatClock, formatCount, formatDateTime, formatDay, formatDuration } from './format';
import { formatBasisPoints, formatPercent } from './format-percent';
import { createI18n } from './i18n';
import { resolveLanguage, storeLanguage } from './language-storage';
import { LANGUAGES, LOCALE_TAGS } from './languages';

function storage(values: Record<string, string> = {}) {
  return {
    values,
    getItem: (key: string) => values[key] ?? null,
    setItem(key: string, value: string) {
      values[key] = value;
    },
  };
}

describe('stored language', () => {
  it.each([{}, { lang: 'fr', hisLang: 'xx' }, { lang: '' }])('I18N-01 %j: the default is stored and used', (stored) => {
    const kept = storage({ ...stored });
    expect(resolveLanguage(kept)).toBe('es');
    expect(kept.values).toEqual({ lang: 'es', hisLang: 'es' });
  });

  it('I18N-01 a bundled language is used as it was stored', () => {
    const kept = storage({ lang: 'en', hisLang: 'es' });
    expect(resolveLanguage(kept)).toBe('en');
    expect(kept.values).toEqual({ lang: 'en', hisLang: 'es' });
  });

  it('I18N-03 a change keeps the language before it', () => {
    const kept = storage({ lang: 'es', hisLang: 'es' });
    storeLanguage(kept, 'en');
    expect(kept.values).toEqual({ lang: 'en', hisLang: 'es' });
  });

  it('I18N-01 a browser that forbids storage still gets the default', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(resolveLanguage({ getItem: forbidden, setItem: forbidden })).toBe('es');
  });
});

describe('texts', () => {
  it('I18N-01 only the language in use is loaded, and there is no other to fall back to', async () => {
    const i18n = await createI18n('en');
    expect(i18n.t('lobby:tile.play')).toBe('Play');
    expect(i18n.hasResourceBundle('es', 'lobby')).toBe(false);
  });

  it('I18N-03 changes in place, late texts included', async () => {
    const i18n = await createI18n('es');
    await i18n.loadNamespaces('records');
    expect(i18n.t('records:status.PENDING')).toBe('Pendiente');
    await i18n.changeLanguage('en');
    expect(i18n.t('records:status.PENDING')).toBe('Pending');
  });

  it.each(LANGUAGES)(
    'SYS-10 SYS-12 says in %s what may fail first in the words that the catalogue has for it',
    async (language) => {
      const [system, errors] = await Promise.all([
        loadCatalogue(language, 'system'),
        loadCatalogue(language, 'errors'),
      ]);
      const failure = Object(system).failure;
      expect(Object.keys(failure)).toContain('CHUNK_LOAD_FAILED');
      expect(errors).toMatchObject(failure);
    },
  );

  it('I18N-02 counts in words and digits by language', async () => {
    const i18n = await createI18n('es');
    expect(i18n.t('lobby:vendor.games', { count: 1 })).toBe('1 juego');
    expect(i18n.t('lobby:vendor.games', { count: 1_480 })).toBe('1,480 juegos');
  });
});

describe('formats', () => {
  it('I18N-02 writes money with two decimals from minor units', () => {
    expect(formatAmount(123_456_789, 'es')).toBe('$1,234,567.89');
    expect(formatAmount(-5, 'en')).toBe('-$0.05');
  });

  it.each(LANGUAGES)('I18N-02 writes percentages in %s as the locale does, without idle zeros', (language) => {
    expect([formatPercent(96.73, language), formatPercent(100, language)]).toEqual(['96.73%', '100%']);
    expect([formatBasisPoints(290, language), formatBasisPoints(50, language)]).toEqual(['2.9%', '0.5%']);
  });

  it('I18N-02 writes moments in the zone of Mexico City', () => {
    expect(formatDateTime('2026-11-20T05:30:00Z', 'en')).toMatch(/Nov 19, 2026.*11:30/);
    expect(formatDateTime('2026-11-20T05:30:00Z', 'es')).toMatch(/19 nov 2026.*11:30/);
  });

  it('MEM-09 writes a day of the calendar, whatever the zone', () => {
    expect([formatDay('2026-11-20', 'es'), formatDay('2026-11-20', 'en')]).toEqual(['20 nov', 'Nov 20']);
  });

  it('AG-01 writes the time of Mexico City with its distance from Greenwich', () => {
    const at = Date.parse('2026-11-20T05:30:07Z');
    expect([formatClock(at, 'es'), formatClock(at, 'en')]).toEqual(['23:30:07 GMT-6', '23:30:07 GMT-6']);
  });

  it('I18N-02 writes counts and durations', () => {
    expect(formatCount(9_900, 'es')).toBe('9,900');
    const counts = [0, 7, 999, 1_000, 12_345, 100_000, 1_234_567, -1_000, 2 ** 40];
    for (const language of LANGUAGES) {
      const format = new Intl.NumberFormat(LOCALE_TAGS[language]);
      expect(counts.map((count) => formatCount(count, language))).toEqual(counts.map((count) => format.format(count)));
    }
    expect([formatDuration(65), formatDuration(3_661), formatDuration(-1)]).toEqual(['1:05', '1:01:01', '0:00']);
  });
});
