/**
 * Which part may import which (ARCHITECTURE.md, "Rules that tools enforce", 1 to 5). Each comment says
 * what to do instead. `scripts/boundaries/boundaries.test.mjs` breaks every rule once.
 */
const TESTS = '(\\.test\\.tsx?$|/testing(/|\\.tsx?$)|/test/|vitest\\.config\\.ts$)';
const TESTS_OF_THE_PLATFORM = [TESTS, '-fixture\\.ts$'];
/** The layers of the platform: an arrow runs only from a later one to an earlier one, types included. */
const PLATFORM_LAYERS = [
  'kernel',
  'sqlite',
  'clock',
  'events',
  'ledger',
  'world',
  'guard',
  'mail',
  'people',
  'rollups',
  'transport',
  'art',
  'wagering',
  'rewarding',
  'games',
  'features',
  'identity',
  'emulator',
];
const npmPackage = (names) => `(^|/)(node_modules/)?(${names})(/|$)`;

const betweenApps = [
  {
    name: 'apps-never-import-apps',
    comment:
      'An app knows another one only over the network. Share the shape in packages/contracts; the web reads the type of the router from gateway/public.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/gateway/src/public\\.ts$'] },
  },
  {
    name: 'only-web-reads-gateway-public',
    comment: "gateway/public holds the router's type for the web alone. Share the shape in packages/contracts instead.",
    severity: 'error',
    from: {
      path: '^(apps|packages|e2e|bench)/',
      pathNot: ['^apps/(web|gateway)/', '^packages/test-stack/', '^bench/'],
    },
    to: { path: '^apps/gateway/src/public\\.ts$' },
  },
  {
    name: 'web-imports-gateway-as-type',
    comment:
      "Write `import type { AppRouter } from '@tonalli/gateway/public'`: the gateway's code must not reach the browser.",
    severity: 'error',
    from: { path: '^apps/web/' },
    to: { path: '^apps/gateway/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'packages-never-import-apps',
    comment:
      'A package is what apps stand on. Move the piece into the package; only test-stack joins the apps, for tests.',
    severity: 'error',
    from: { path: '^(packages|e2e)/', pathNot: '^packages/test-stack/' },
    to: { path: '^apps/' },
  },
  {
    name: 'test-stack-is-for-tests',
    comment:
      'test-stack starts servers; only tests may import it. Move what production code needs into a package of its own.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: [TESTS, '^packages/test-stack/'] },
    to: { path: '^packages/test-stack/' },
  },
];

const foundations = [
  {
    name: 'contracts-stand-alone',
    comment:
      'contracts runs in browser, gateway and platform: it imports zod and jose only. Put what needs more into the app that needs it.',
    severity: 'error',
    from: { path: '^packages/contracts/', pathNot: TESTS },
    to: { pathNot: ['^packages/contracts/', npmPackage('zod|jose'), '^(node:)?crypto$'] },
  },
  {
    name: 'only-sealing-uses-node',
    comment: 'contracts is read by the browser too; only sealing/, which the browser never loads, may use node:crypto.',
    severity: 'error',
    from: { path: '^packages/contracts/', pathNot: ['^packages/contracts/src/sealing(/|\\.ts$)', TESTS] },
    to: { path: '^(node:)?crypto$' },
  },
  {
    name: 'ui-and-i18n-stand-alone',
    comment:
      'ui gets texts and data as props, i18n holds words: neither imports anything of ours. Pass the value in from the feature.',
    severity: 'error',
    from: { path: '^packages/(ui|i18n)/' },
    to: { path: '^(apps|packages|e2e|bench)/', pathNot: '^packages/$1/' },
  },
  {
    name: 'rules-stand-alone',
    comment:
      'The rules of lotteries and of sports are the same in browser, platform and verify page: they import nothing. Pass in what they need.',
    severity: 'error',
    from: { path: '^packages/(lottery|sportsbook)/', pathNot: TESTS },
    to: { pathNot: ['^packages/$1/'] },
  },
  {
    name: 'no-cycles',
    comment:
      'These modules need each other, so none can be read or tested alone. Move what both need into a third module.',
    severity: 'error',
    from: { pathNot: '\\.gen\\.ts$' },
    to: { circular: true, viaOnly: { pathNot: '\\.gen\\.ts$' } },
  },
];

const testersTools = [
  {
    name: 'qa-stands-on-contracts',
    comment:
      'qa runs in the console, the platform and a terminal: it imports contracts and zod only. What reads files or prints belongs into its cli/.',
    severity: 'error',
    from: { path: '^packages/qa/', pathNot: ['^packages/qa/src/cli/', TESTS] },
    to: { pathNot: ['^packages/(qa|contracts)/', npmPackage('zod')] },
  },
  {
    name: 'qa-is-for-testers',
    comment:
      "The testers' table is known to the emulator, its console and tests. A name that the product needs belongs into packages/contracts.",
    severity: 'error',
    from: {
      path: '^(apps|packages)/',
      pathNot: [TESTS, '^apps/mock-platform/(console|src/(emulator|world))/', '^packages/(qa|test-stack)/'],
    },
    to: { path: '^packages/qa/' },
  },
];

const features = [
  {
    name: 'features-never-import-features',
    comment:
      'Compose the two in the route or the root, or move the piece up (components/, hooks/, a package) when a second feature uses it.',
    severity: 'error',
    from: { path: '^apps/(web|gateway)/src/features/([^/]+)/' },
    to: { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/$2/' },
  },
  {
    name: 'platform-features-meet-at-the-index',
    comment:
      "Another feature of the platform is reached through its index.ts only: add what you need to that feature's index.ts.",
    severity: 'error',
    from: { path: '^apps/mock-platform/src/features/([^/]+)/', pathNot: [TESTS, '-fixtures?\\.ts$'] },
    to: {
      path: '^apps/mock-platform/src/features/',
      pathNot: ['^apps/mock-platform/src/features/$1/', '^apps/mock-platform/src/features/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'shared-code-knows-no-feature',
    comment:
      'What all features share must not know one of them. Take the value as a parameter, or move the file into the feature.',
    severity: 'error',
    from: { path: '^apps/(web|gateway)/src/(components|hooks|trpc|session|cache|platform)/', pathNot: TESTS },
    to: { path: '^apps/$1/src/features/' },
  },
];

/** `features.ts` lists what the emulator opens worlds with; all other files beside the layers put the whole together. */
const ABOVE_THE_EMULATOR = '(?!features\\.ts$)[^/]+\\.ts$';
const ABOVE_ALL_OTHERS = '[^/]+\\.ts$';

const layers = PLATFORM_LAYERS.map((layer, index) => ({
  name: `platform-arrows-run-down-from-${layer}`,
  comment:
    'A layer of the platform knows those below it only. Take what is above as a parameter, a part of the world or an extension that server.ts or the emulator gives, or move the piece down.',
  severity: 'error',
  from: { path: `^apps/mock-platform/src/${layer}/`, pathNot: TESTS_OF_THE_PLATFORM },
  to: {
    path: `^apps/mock-platform/src/(${[...PLATFORM_LAYERS.slice(index + 1), layer === 'emulator' ? ABOVE_THE_EMULATOR : ABOVE_ALL_OTHERS].join('|')})`,
  },
}));

const contracts = [
  {
    name: 'web-sees-api-never-wire',
    comment:
      "The web speaks to the gateway only: use contracts/<feature>/api. What the screen needs of the wire belongs into the feature's api.ts.",
    severity: 'error',
    from: { path: '^apps/web/' },
    to: {
      path: '^packages/contracts/src/([^/]+/wire[-a-z]*\\.ts|(endpoint|endpoints|envelope)\\.ts|sealing(/|\\.ts))',
    },
  },
  {
    name: 'platform-sees-wire-never-api',
    comment: 'The platform knows nothing of the web: use contracts/<feature>/wire.',
    severity: 'error',
    from: { path: '^apps/mock-platform/' },
    to: { path: '^packages/contracts/src/[^/]+/api\\.ts$' },
  },
];

const ownership = [
  {
    name: 'only-platform-folder-speaks-http',
    comment:
      'Calls leave the gateway through platform/ alone: `platform.call(endpoint, input)` seals, retries and maps errors.',
    severity: 'error',
    from: { path: '^apps/gateway/src/', pathNot: ['^apps/gateway/src/platform/', TESTS] },
    to: { path: npmPackage('undici|axios|got|node-fetch|openid-client') },
  },
  {
    name: 'only-ledger-writes-money',
    comment:
      'Entries and balances belong to ledger/. Post with `world.ledger.post(...)`, read with `world.ledger.balance(...)`.',
    severity: 'error',
    from: { path: '^apps/mock-platform/src/', pathNot: ['^apps/mock-platform/src/ledger/', TESTS] },
    to: { path: '^apps/mock-platform/src/ledger/[^/]*\\.(table|repository)\\.ts$' },
  },
  {
    name: 'only-guard-mints-permits',
    comment:
      'What mints permits is handed to guard/ alone. Ask `decide(world, action)` of guard/decide.ts, and post with the permit that it gives.',
    severity: 'error',
    from: { path: '^apps/mock-platform/src/', pathNot: ['^apps/mock-platform/src/(ledger|guard)/', TESTS] },
    to: { path: '^apps/mock-platform/src/(ledger/(mint|permits)|guard/world-mint)\\.ts$' },
  },
  {
    name: 'only-repositories-query',
    comment:
      'Queries live in *.table.ts, *.repository.ts, *.seed.ts, ledger/ and sqlite/. Give the repository a function with a name and call that.',
    severity: 'error',
    from: {
      path: '^apps/mock-platform/',
      pathNot: [
        '\\.(table|repository|seed)\\.ts$',
        '^apps/mock-platform/src/(ledger|sqlite|world)/',
        'drizzle\\.config\\.ts$',
        TESTS,
      ],
    },
    to: { path: npmPackage('drizzle-orm') },
  },
  {
    name: 'only-sqlite-opens-databases',
    comment:
      'Connections are opened, and their durability asserted, in sqlite/. Take the `World` and use `world.sqlite` or `world.db`.',
    severity: 'error',
    from: { path: '^apps/mock-platform/src/', pathNot: ['^apps/mock-platform/src/(sqlite|world)/', TESTS] },
    to: { path: npmPackage('better-sqlite3'), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'only-platform-has-a-database',
    comment: 'Web, gateway and packages keep no data: ask the platform, with an endpoint of packages/contracts.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: '^apps/mock-platform/' },
    to: { path: npmPackage('drizzle-orm|better-sqlite3') },
  },
];

export default {
  forbidden: [...betweenApps, ...foundations, ...testersTools, ...features, ...layers, ...contracts, ...ownership],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    exclude: { path: '(^|/)(dist|coverage|test-results|\\.data)/' },
    doNotFollow: { path: 'node_modules' },
    // Who imports a module is asked by no rule, and takes a fifth of the time.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
