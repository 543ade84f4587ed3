/**
 * Rules about sources that neither the linter nor the boundary rules can hold (ARCHITECTURE.md, rules 5 to 9).
 * `where` and `except` choose files by path. `code` is matched without comments and strings, `uncommented`
 * without comments, `text` against the whole file, `path` against the path. `instead` says what to do.
 */
const SCRIPTS = /\.(ts|tsx|mjs|js|cjs)$/;
const PLATFORM = /^apps\/mock-platform\/src\/.*\.tsx?$/;
const TESTS = /(\.test\.(tsx?|mjs)$|\.spec\.ts$|\/testing(\/|\.tsx?$)|\/test\/)/;
const GENERATED = /(\.gen\.ts$|\/migrations\/)/;
/** The one service of another's, fetched where the operator uses it and the visitor agreed; the policy that lets it in. */
const MEASURING = /^apps\/(web\/src\/app\/consent\/analytics|gateway\/src\/http\/security-headers)\.ts$/;
const GAME_PAGE = /^apps\/mock-platform\/src\/games\/(?:[^/]+\/)?page\//;
const SHOWN_TEXTS =
  /^(packages\/i18n\/src\/locales|apps\/mock-platform\/(data|console\/src\/texts))\/|^apps\/(web\/src|mock-platform\/src\/(games|features|art))\/.*\.tsx?$/;
const OWN_FIXTURES = /^scripts\/(source|boundaries)\//;

export const RULES = [
  {
    name: 'clock-only-in-clock',
    where: PLATFORM,
    except: [/^apps\/mock-platform\/src\/clock\//, GAME_PAGE, TESTS],
    code: /\bDate\.now\b|\bnew Date\(\s*\)|(?<![.\w])Date\(\s*\)|(?<![.\w])set(Timeout|Interval)\s*\(/,
    instead:
      'Time on the platform can be moved: take `world.clock.now()`, and `world.clock.schedule(...)` instead of a timer.',
  },
  {
    name: 'chance-only-in-random',
    where: PLATFORM,
    except: [/^apps\/mock-platform\/src\/kernel\/random\.ts$/, GAME_PAGE],
    code: /\bMath\.random\b/,
    instead: 'Chance on the platform is seeded by the world: take `world.random`.',
  },
  {
    name: 'secrets-only-where-tokens-are-made',
    where: PLATFORM,
    except: [
      /^apps\/mock-platform\/src\/(kernel\/random\.ts|transport\/|identity\/|emulator\/control\/|features\/session\/)/,
      /(token[^/]*|-seeds)\.ts$/,
      GAME_PAGE,
      TESTS,
    ],
    code: /\b(randomBytes|randomUUID|randomInt|getRandomValues)\b/,
    instead:
      'What only has to differ takes `world.random`; what nobody may guess (tokens, keys) is made in transport/, features/session/, identity/ or a *token*.ts or *-seeds.ts file.',
  },
  {
    name: 'environment-only-in-env',
    where: /^(apps|packages)\/.*\.tsx?$/,
    except: [/(^|\/)env(\.test)?\.ts$/, /\.config\.ts$/, /^packages\/(ui\/\.storybook|test-stack|qa\/src\/cli)\//],
    code: /\bprocess\.env\b|\bimport\.meta\.env\b/,
    instead: 'Only env.ts reads the environment, once and parsed: add the value to the schema there and pass it on.',
  },
  {
    name: 'no-catch-all-folders',
    where: /^(apps|packages|e2e|bench|scripts)\//,
    except: [/\/locales\/[a-z]+\/[^/]+\.json$/],
    path: /(^|\/)(utils?|helpers?|lib|libs|misc|common)(\/|\.[a-z]+$)/,
    instead: 'Name the folder or file after what it does; a piece that one feature uses lives in that feature.',
  },
  {
    name: 'no-second-versions',
    where: /^(apps|packages|e2e|bench|scripts)\//,
    except: [GENERATED],
    path: /[-.](v\d+|copy|old|new|backup|final)(\.test)?\.[a-z]+$/i,
    instead: 'Change the one that is there, or name the new one after what it does differently.',
  },
  {
    name: 'no-barrels-in-apps',
    where: /^apps\//,
    except: [
      /^apps\/mock-platform\/src\/features\/[^/]+\/index\.ts$/,
      /^apps\/web\/src\/app\/routes\//,
      /\/page\/index\.tsx?$/,
      GENERATED,
    ],
    path: /\/index\.tsx?$/,
    instead: 'Import the file itself. Only a feature of the platform has an index.ts: what other features may use.',
  },
  {
    name: 'no-star-exports-in-apps',
    where: /^apps\/.*\.tsx?$/,
    except: [/^apps\/mock-platform\/src\/db\/schema\.ts$/],
    code: /\bexport\s*\*/,
    instead: 'Export by name, or import the file itself, so that a reader can follow each name to its source.',
  },
  {
    name: 'types-are-kept',
    where: /^(apps|packages|e2e|bench|scripts)\/.*\.(ts|tsx|mjs)$/,
    except: [GENERATED, OWN_FIXTURES],
    text: /@ts-ignore|@ts-nocheck|@ts-expect-error/,
    code: /\bas any\b|<any>|:\s*any\b(?=\s*[;,)=\]])/,
    instead: 'Parse the value with its schema, or narrow it with a guard.',
  },
  {
    name: 'casts-name-their-guarantee',
    where: /^(apps|packages|e2e|bench)\/.*\.tsx?$/,
    except: [GENERATED],
    code: /\bas unknown as\b/,
    unlessCommentAbove: true,
    instead: 'Parse or narrow instead; where a cast is sound, the comment on the line above says what guarantees it.',
  },
  {
    name: 'lint-stays-on',
    where: /^(apps|packages|e2e|bench|scripts)\//,
    except: [GENERATED, OWN_FIXTURES],
    text: /biome-ignore-all|eslint-disable|oxlint-disable|biome-ignore(?! lint\/[\w/]+: .{8})/,
    instead:
      'Change the code. Where a rule is truly wrong for one line: `biome-ignore lint/<group>/<rule>: <why, in a sentence>`.',
  },
  {
    name: 'only-platform-folder-fetches',
    where: /^apps\/gateway\/src\/.*\.ts$/,
    except: [/^apps\/gateway\/src\/platform\//, TESTS],
    code: /(?<![.\w])fetch\s*\(/,
    instead: 'Calls leave the gateway through platform/ alone: `platform.call(endpoint, input)`.',
  },
  {
    name: 'only-platform-folder-opens-connections',
    where: /^apps\/gateway\/src\/.*\.ts$/,
    except: [/^apps\/gateway\/src\/platform\//, TESTS],
    text: /import\s+(?!type\b)(\w+|\*\s+as\s+\w+|\{[^}]*\b(request|get|Agent|connect|createConnection)\b[^}]*\})\s*from '(node:)?(https?|http2|net|tls)'/,
    instead: 'Calls leave the gateway through platform/ alone: `platform.call(endpoint, input)`.',
  },
  {
    name: 'only-ledger-writes-its-tables',
    where: PLATFORM,
    except: [/^apps\/mock-platform\/src\/(ledger|db)\//, TESTS],
    text: /\b(insert\s+(or\s+\w+\s+)?into|update|delete\s+from)\s+["'`]?(ledger_\w+|postings|entries|balances)\b/i,
    instead: 'Only ledger/ writes entries and balances: post with `world.ledger.post(...)`.',
  },
  {
    name: 'nothing-from-outside',
    where: /^(apps|packages)\/.*\.(ts|tsx|css|html|json)$/,
    except: [TESTS, GENERATED, /package\.json$/, /tsconfig[^/]*\.json$/, /\/attribution\.ts$/, MEASURING],
    uncommented:
      /https?:\/\/(?!localhost\b|127\.0\.0\.1\b|0\.0\.0\.0\b|\[::1\]|www\.w3\.org\/|json-schema\.org\/|spec\.openapis\.org\/|[\w.-]*\.(example|test|invalid|localhost)\b|\$\{|[^\w[])/i,
    instead: 'Nothing is fetched from outside at run time: bundle it, or use an invented host that ends in .example.',
  },
  {
    name: 'no-registry-hosts',
    where: /./,
    text: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}\b|"resolved": "https?:/i,
    instead:
      "Name no registry: which one is used is the machine's own configuration. `.npmrc` keeps hosts out of the lock file.",
  },
  {
    name: 'tests-run',
    where: TESTS,
    except: [OWN_FIXTURES],
    code: /\b(it|test|describe)\s*\.\s*(skip|only|todo|fixme)\b|\bwaitForTimeout\s*\(|\bsetTimeout\s*\(\s*(resolve|done|\(\)\s*=>\s*resolve)/,
    instead:
      'A test that does not run proves nothing, and one that sleeps is slow or wrong: wait for what should happen.',
  },
  {
    name: 'modules-are-shared',
    where: TESTS,
    except: [OWN_FIXTURES, /\/(hash-queue|same-work)\.test\.ts$/, /^packages\/tracing\//],
    code: /\bvi\s*\.\s*(mock|doMock)\s*\(/,
    instead:
      'Tests of a workspace share their modules: spy on an export (`vi.spyOn(module, name)`), or give the file a project of its own in vitest.config.ts and name it here.',
  },
  {
    name: 'percent-beside-its-figure',
    where: SHOWN_TEXTS,
    except: [TESTS],
    uncommented: /((?<![a-z_]\d*)\d|\})(\s|&nbsp;|\\u00a0|\\u202f)%(?!\s*[\w(]+[\])])/i,
    instead: 'Write `50%`, without a space in either language, as `formatPercent` of packages/i18n does.',
  },
  {
    name: 'nothing-left-for-later',
    where: /^(apps|packages|e2e|bench|scripts)\/.*\.(ts|tsx|mjs|css|json)$/,
    except: [OWN_FIXTURES, GENERATED],
    text: /\b(TODO|FIXME|HACK|XXX)\b|\blorem ipsum\b/,
    instead: 'Do it now, or leave it out; what is missing on purpose is written down in docs/.',
  },
];

export const LINES_WARN = 250;
export const LINES_FAIL = 400;
export const isMeasured = (path) => SCRIPTS.test(path) && CODE_OR_SCRIPTS.test(path) && !GENERATED.test(path);
export const hasMeasuredFunctions = (path) => isMeasured(path) && !/\.(test|spec|stories)\.(tsx?|mjs)$/.test(path);
const CODE_OR_SCRIPTS = /^(apps|packages|e2e|bench|scripts)\//;
