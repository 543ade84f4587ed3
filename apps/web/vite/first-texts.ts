import type { Plugin } from 'vite';

/** Texts of the first screen in the language that a browser begins with (I18N-01). */
const FIRST_TEXTS = /\/locales\/es\/first\.ts$/;

/** Lets the page ask for the texts of the first screen at once; otherwise only its scripts would know of them. */
export function firstTexts(): Plugin {
  return {
    name: 'first-texts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const texts = Object.values(bundle).find(
          (file) => file.type === 'chunk' && FIRST_TEXTS.test(file.facadeModuleId?.replaceAll('\\', '/') ?? ''),
        );
        if (!texts) throw new Error('the build has no texts of the first screen');
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${texts.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
