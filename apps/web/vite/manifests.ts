import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, type Language, LOCALE_TAGS } from '../../../packages/i18n/src/languages';

const LOCALES = join(import.meta.dirname, '../../../packages/i18n/src/locales');
/** The page's own colour, `theme-color` of its head. */
const INK = '#130c15';

/** Words of the catalogue that the app reads too, by their key. */
function textsOf(language: Language): (key: string) => string {
  const catalogue: unknown = JSON.parse(readFileSync(join(LOCALES, language, 'install.json'), 'utf8'));
  return (key) => {
    const found = key.split('.').reduce<unknown>((part, name) => Object(part)[name], catalogue);
    if (typeof found !== 'string') throw new Error(`install.json has no ${key}`);
    return found;
  };
}

const PICTURE_SIZES = { narrow: '780x1688', wide: '1920x1080' };

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Pictures of the product in its own language, for the system's offer to install; `install-pictures` of e2e takes them. */
function pictures(language: Language, labels: Readonly<Record<string, string>>) {
  return (['narrow', 'wide'] as const).flatMap((form) =>
    Object.entries(labels).map(([name, label]) => ({
      src: `/screenshots/${name}-${form}-${language}.webp`,
      sizes: PICTURE_SIZES[form],
      type: 'image/webp',
      form_factor: form,
      label,
    })),
  );
}

/** The app as a system installs it, in one language; `id` makes all languages one app. */
export function manifestOf(language: Language) {
  const t = textsOf(language);
  return {
    id: '/',
    name: t('manifest.name'),
    short_name: 'Tonalli',
    description: t('description'),
    lang: LOCALE_TAGS[language],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    theme_color: INK,
    background_color: INK,
    categories: ['entertainment', 'games'],
    prefer_related_applications: false,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
    screenshots: pictures(language, {
      home: t('manifest.name'),
      games: t('manifest.games'),
      promotions: t('manifest.promotions'),
    }),
    shortcuts: [
      { name: t('manifest.games'), url: '/rng', icons: [icon('icon', 192, 'any')] },
      { name: t('manifest.deposit'), url: '/member?page=depositv2', icons: [icon('icon', 192, 'any')] },
      { name: t('manifest.promotions'), url: '/promotions', icons: [icon('icon', 192, 'any')] },
    ],
  };
}

/** Writes one manifest a language; the page points to the one in use. */
export function manifests(): Plugin {
  return {
    name: 'manifests',
    apply: 'build',
    generateBundle() {
      for (const language of LANGUAGES) {
        const source = JSON.stringify(manifestOf(language));
        this.emitFile({ type: 'asset', fileName: `manifest.${language}.webmanifest`, source });
      }
    },
  };
}
