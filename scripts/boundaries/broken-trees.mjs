/**
 * For every rule a miniature tree that breaks it and nothing else. `bad` is the importing file and
 * what it says; `others` are the files that it names.
 */
const EMPTY = 'export const value = 1;\n';
const TYPE = 'export interface Shape { value: number }\n';

/** One layer of the platform that knows another, by a type alone: that is an arrow too. */
const knowsType = (layer, above) => ({
  bad: [
    `apps/mock-platform/src/${layer}/a.ts`,
    `import type { Shape } from '../${above}/b';\nexport type A = Shape;\n`,
  ],
  others: { [`apps/mock-platform/src/${above}/b.ts`]: TYPE },
});

export const BROKEN_TREES = {
  'platform-arrows-run-down-from-kernel': knowsType('kernel', 'sqlite'),
  'platform-arrows-run-down-from-sqlite': knowsType('sqlite', 'clock'),
  'platform-arrows-run-down-from-clock': knowsType('clock', 'ledger'),
  'platform-arrows-run-down-from-events': knowsType('events', 'world'),
  'platform-arrows-run-down-from-ledger': knowsType('ledger', 'world'),
  'platform-arrows-run-down-from-world': knowsType('world', 'emulator'),
  'platform-arrows-run-down-from-guard': knowsType('guard', 'people'),
  'platform-arrows-run-down-from-mail': knowsType('mail', 'people'),
  'platform-arrows-run-down-from-people': knowsType('people', 'transport'),
  'platform-arrows-run-down-from-rollups': knowsType('rollups', 'wagering'),
  'platform-arrows-run-down-from-transport': knowsType('transport', 'emulator'),
  'platform-arrows-run-down-from-art': knowsType('art', 'features/lobby'),
  'platform-arrows-run-down-from-wagering': knowsType('wagering', 'games'),
  'platform-arrows-run-down-from-rewarding': knowsType('rewarding', 'games'),
  'platform-arrows-run-down-from-games': knowsType('games', 'features/play'),
  'platform-arrows-run-down-from-features': {
    bad: [
      'apps/mock-platform/src/features/play/bet.ts',
      "import type { Shape } from '../../emulator/journal/journal';\nexport type A = Shape;\n",
    ],
    others: { 'apps/mock-platform/src/emulator/journal/journal.ts': TYPE },
  },
  'platform-arrows-run-down-from-identity': knowsType('identity', 'emulator'),
  'platform-arrows-run-down-from-emulator': {
    bad: ['apps/mock-platform/src/emulator/a.ts', "import type { Shape } from '../server';\nexport type A = Shape;\n"],
    others: { 'apps/mock-platform/src/server.ts': TYPE },
  },
  'apps-never-import-apps': {
    bad: ['apps/gateway/src/main.ts', "import { value } from '../../mock-platform/src/server';\nconsole.log(value);\n"],
    others: { 'apps/mock-platform/src/server.ts': EMPTY },
  },
  'only-web-reads-gateway-public': {
    bad: [
      'apps/mock-platform/src/main.ts',
      "import type { Shape } from '../../gateway/src/public';\nexport type A = Shape;\n",
    ],
    others: { 'apps/gateway/src/public.ts': TYPE },
  },
  'web-imports-gateway-as-type': {
    bad: ['apps/web/src/main.tsx', "import { value } from '../../gateway/src/public';\nconsole.log(value);\n"],
    others: { 'apps/gateway/src/public.ts': EMPTY },
  },
  'packages-never-import-apps': {
    bad: ['packages/extra/src/a.ts', "import { value } from '../../../apps/web/src/paths';\nconsole.log(value);\n"],
    others: { 'apps/web/src/paths.ts': EMPTY },
  },
  'test-stack-is-for-tests': {
    bad: [
      'apps/web/src/main.tsx',
      "import { value } from '../../../packages/test-stack/src/stack';\nconsole.log(value);\n",
    ],
    others: { 'packages/test-stack/src/stack.ts': EMPTY },
  },
  'contracts-stand-alone': {
    bad: ['packages/contracts/src/money.ts', "import fastify from 'fastify';\nconsole.log(fastify);\n"],
    others: {},
  },
  'only-sealing-uses-node': {
    bad: ['packages/contracts/src/money.ts', "import { randomBytes } from 'node:crypto';\nconsole.log(randomBytes);\n"],
    others: {},
  },
  'rules-stand-alone': {
    bad: ['packages/lottery/src/a.ts', "import { value } from '../../contracts/src/money';\nconsole.log(value);\n"],
    others: { 'packages/contracts/src/money.ts': EMPTY },
  },
  'ui-and-i18n-stand-alone': {
    bad: [
      'packages/ui/src/button/button.tsx',
      "import { value } from '../../../contracts/src/money';\nconsole.log(value);\n",
    ],
    others: { 'packages/contracts/src/money.ts': EMPTY },
  },
  'qa-stands-on-contracts': {
    bad: ['packages/qa/src/clock.ts', "import { readFileSync } from 'node:fs';\nconsole.log(readFileSync);\n"],
    others: {},
  },
  'qa-is-for-testers': {
    bad: [
      'apps/mock-platform/src/features/play/force.ts',
      "import type { Shape } from '../../../../../packages/qa/src/simulator';\nexport type A = Shape;\n",
    ],
    others: { 'packages/qa/src/simulator.ts': TYPE },
  },
  'no-cycles': {
    bad: ['apps/web/src/a.ts', "import { value } from './b';\nexport const other = value;\n"],
    others: { 'apps/web/src/b.ts': "import { other } from './a';\nexport const value = () => other;\n" },
  },
  'features-never-import-features': {
    bad: ['apps/web/src/features/lobby/tile.tsx', "import { value } from '../wallet/balance';\nconsole.log(value);\n"],
    others: { 'apps/web/src/features/wallet/balance.ts': EMPTY },
  },
  'platform-features-meet-at-the-index': {
    bad: [
      'apps/mock-platform/src/features/play/bet.ts',
      "import { value } from '../wallet/transfer';\nconsole.log(value);\n",
    ],
    others: { 'apps/mock-platform/src/features/wallet/transfer.ts': EMPTY },
  },
  'shared-code-knows-no-feature': {
    bad: ['apps/web/src/hooks/use-x.ts', "import { value } from '../features/wallet/balance';\nconsole.log(value);\n"],
    others: { 'apps/web/src/features/wallet/balance.ts': EMPTY },
  },
  'web-sees-api-never-wire': {
    bad: [
      'apps/web/src/a.ts',
      "import type { Shape } from '../../../packages/contracts/src/wallet/wire';\nexport type A = Shape;\n",
    ],
    others: { 'packages/contracts/src/wallet/wire.ts': TYPE },
  },
  'platform-sees-wire-never-api': {
    bad: [
      'apps/mock-platform/src/a.ts',
      "import type { Shape } from '../../../packages/contracts/src/wallet/api';\nexport type A = Shape;\n",
    ],
    others: { 'packages/contracts/src/wallet/api.ts': TYPE },
  },
  'only-platform-folder-speaks-http': {
    bad: [
      'apps/gateway/src/features/wallet/wallet.router.ts',
      "import { request } from 'undici';\nconsole.log(request);\n",
    ],
    others: {},
  },
  'only-ledger-writes-money': {
    bad: [
      'apps/mock-platform/src/features/play/bet.ts',
      "import { value } from '../../ledger/entries.table';\nconsole.log(value);\n",
    ],
    others: { 'apps/mock-platform/src/ledger/entries.table.ts': EMPTY },
  },
  'only-guard-mints-permits': {
    bad: [
      'apps/mock-platform/src/features/play/bet.ts',
      "import type { Shape } from '../../guard/world-mint';\nexport type A = Shape;\n",
    ],
    others: { 'apps/mock-platform/src/guard/world-mint.ts': TYPE },
  },
  'only-repositories-query': {
    bad: ['apps/mock-platform/src/features/play/bet.ts', "import { eq } from 'drizzle-orm';\nconsole.log(eq);\n"],
    others: {},
  },
  'only-sqlite-opens-databases': {
    bad: [
      'apps/mock-platform/src/features/play/bet.ts',
      "import Database from 'better-sqlite3';\nconsole.log(Database);\n",
    ],
    others: {},
  },
  'only-platform-has-a-database': {
    bad: ['apps/gateway/src/cache/store.ts', "import Database from 'better-sqlite3';\nconsole.log(Database);\n"],
    others: {},
  },
};

/** What the rules allow on purpose, so that none of them forbids too much. */
export const SOUND_TREE = {
  'apps/web/src/main.tsx':
    "import type { Shape } from '../../gateway/src/public';\nimport { value } from './features/lobby/tile';\nimport type { View } from '../../../packages/contracts/src/wallet/api';\nexport type A = Shape | View;\nconsole.log(value);\n",
  'apps/web/src/features/lobby/tile.tsx': EMPTY,
  'apps/web/src/features/lobby/tile.test.tsx':
    "import { value } from '../../../../../packages/test-stack/src/stack';\nconsole.log(value);\n",
  'apps/gateway/src/public.ts': TYPE,
  'apps/gateway/src/platform/send.ts': "import { request } from 'undici';\nexport const send = request;\n",
  'apps/mock-platform/src/server.ts': EMPTY,
  'apps/mock-platform/src/features/play/bet.ts':
    "import { value } from '../wallet/index';\nimport type { Shape } from '../../../../../packages/contracts/src/wallet/wire';\nexport const bet: Shape = { value };\n",
  'apps/mock-platform/src/features/play/play.repository.ts':
    "import { eq } from 'drizzle-orm';\nexport const is = eq;\n",
  'apps/mock-platform/src/features/wallet/index.ts': EMPTY,
  'packages/contracts/src/wallet/api.ts': "import { z } from 'zod';\nexport type View = z.infer<z.ZodType>;\n",
  'packages/contracts/src/wallet/wire.ts': TYPE,
  'packages/contracts/src/sealing/keys.ts':
    "import { randomBytes } from 'node:crypto';\nexport const bytes = randomBytes;\n",
  'packages/test-stack/src/stack.ts': "export { value } from '../../../apps/mock-platform/src/server';\n",
};
