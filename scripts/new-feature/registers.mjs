import { Explained } from '../steps/terminal.mjs';

/** Puts `text` behind the one place that `pattern` finds; the place is part of the error when it is not there. */
function insert(source, { path, pattern, text }) {
  if (!pattern.test(source)) {
    throw new Explained(`${path} does not read as new:feature expects (looked for ${pattern}).`, [
      'Change scripts/new-feature/registers.mjs together with that file.',
    ]);
  }
  return source.replace(pattern, (found) => `${found}${text}`);
}

const propertyKey = (name) => (name.includes('-') ? `'${name}'` : name);

/** Every list that a feature stands in, with what is added. `biome check --write` sorts and formats afterwards. */
export function registersOf({ kebab, camel, pascal }) {
  const importName = `locale${pascal}`;
  return {
    'packages/contracts/src/features.ts': [
      {
        pattern: /FEATURES = \[[^\]]*(?=\] as const)/,
        text: `  '${kebab}',\n`,
        unless: new RegExp(`^ {2}'${kebab}',$`, 'm'),
      },
    ],
    'packages/contracts/src/endpoints.ts': [
      { pattern: /^/, text: `import * as ${camel} from './${kebab}/wire';\n` },
      { pattern: /ENDPOINTS = \{\n/, text: `  list${pascal}: ${camel}.list${pascal},\n` },
    ],
    'apps/gateway/src/root.ts': [
      { pattern: /^/, text: `import { ${camel}Router } from './features/${kebab}/${kebab}.router';\n` },
      { pattern: /t\.router\(\{\n/, text: `  ${camel}: ${camel}Router,\n` },
    ],
    'apps/mock-platform/src/features.ts': [
      { pattern: /^/, text: `import { ${camel} } from './features/${kebab}/feature';\n` },
      { pattern: /const FEATURES\b[^=]*= \[[^\]]*(?=\];)/, text: `  ${camel},\n` },
    ],
    'packages/i18n/src/namespaces.ts': [{ pattern: /NAMESPACES = \[[^\]]*(?=\] as const;)/, text: `  '${kebab}',\n` }],
    'packages/i18n/src/catalogues.ts': ['es', 'en'].map((language) => ({
      pattern: new RegExp(`const LATE\\b[\\s\\S]*?\\n {2}${language}: \\{\\n`),
      text: `    ${propertyKey(kebab)}: () => import('./locales/${language}/${kebab}.json'),\n`,
    })),
    'packages/i18n/src/i18n-types.d.ts': [
      { pattern: /import 'i18next';\n/, text: `import type ${importName} from './locales/es/${kebab}.json';\n` },
      { pattern: /resources: \{\n/, text: `      ${propertyKey(kebab)}: typeof ${importName};\n` },
    ],
  };
}

export function register(source, { path, entries }) {
  return entries
    .filter(({ unless }) => !unless?.test(source))
    .reduce((text, entry) => insert(text, { path, ...entry }), source);
}

/** Takes the feature off the list of what is not built, when it stands there. */
export function noLongerMissing(source, { kebab }) {
  return source.replace(new RegExp(`^ {2}'?${kebab}'?: (?:'(?:[^'\\\\]|\\\\.)*'|\\{[\\s\\S]*?^ {2}\\}),\\n`, 'm'), '');
}
