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
export function registersOf({ kebab, camel }) {
  const late = (language) => `    ${propertyKey(kebab)}: () => import('./locales/${language}/${kebab}.json'),\n`;
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
      { pattern: /ENDPOINTS = \{\n/, text: `  ...endpointsOf(${camel}),\n` },
    ],
    'apps/gateway/src/root.ts': [
      { pattern: /^/, text: `import { ${camel}Router } from './features/${kebab}/${kebab}.router';\n` },
      { pattern: /t\.router\(\{\n/, text: `  ${camel}: ${camel}Router,\n` },
    ],
    'apps/mock-platform/src/features.ts': [
      { pattern: /^/, text: `import { ${camel} } from './features/${kebab}/feature';\n` },
      { pattern: /const FEATURES\b[^=]*= \[[^\]]*(?=\];)/, text: `  ${camel},\n` },
    ],
    'packages/i18n/src/catalogues.ts': [
      { pattern: /const LATE_SPANISH = \{\n/, text: late('es') },
      { pattern: /const LATE\b[\s\S]*?\n {2}en: \{\n/, text: late('en') },
    ],
    'apps/gateway/src/testing/access.ts': [
      { pattern: /const ACCESS\b[^=]*= \{\n/, text: `  '${camel}.list': 'signed in',\n` },
    ],
  };
}

export function register(source, { path, entries }) {
  return entries
    .filter(({ unless }) => !unless?.test(source))
    .reduce((text, entry) => insert(text, { path, ...entry }), source);
}
