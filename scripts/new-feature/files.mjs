const EMPTY = { es: 'Todavía no hay nada aquí.', en: 'There is nothing here yet.' };

/** The files of a new feature: one list call, from the table to the screen, ready to be changed into what it shall be. */
export function filesOf(names, titles) {
  return {
    ...contractFiles(names),
    ...gatewayFiles(names),
    ...recordFiles(names),
    ...verbFiles(names),
    ...screenFiles(names),
    ...textFiles(names, titles),
    ...browserTest(names, titles),
  };
}

function contractFiles({ kebab, pascal }) {
  return {
    [`packages/contracts/src/${kebab}/wire.ts`]: `import { z } from 'zod';
import { endpoint } from '../endpoint';

export const list${pascal} = endpoint({
  method: 'GET',
  path: '/wps/${kebab}',
  summary: 'The entries of ${kebab}, newest first',
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    entries: z.array(z.object({ id: z.string(), title: z.string(), at: z.iso.datetime() })),
  }),
});
`,
    [`packages/contracts/src/${kebab}/api.ts`]: `export interface ${pascal}Entry {
  id: string;
  title: string;
  /** ISO 8601. */
  at: string;
}
`,
  };
}

function gatewayFiles({ kebab, camel, pascal }) {
  return {
    [`apps/gateway/src/features/${kebab}/${kebab}.router.ts`]: `import type { ${pascal}Entry } from '@tonalli/contracts/${kebab}/api';
import { list${pascal} } from '@tonalli/contracts/${kebab}/wire';
import { memberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

export const ${camel}Router = t.router({
  list: memberProcedure.query(async ({ ctx }): Promise<${pascal}Entry[]> => {
    const { entries } = await ctx.call(list${pascal}, {});
    return entries;
  }),
});
`,
  };
}

/** Where the platform keeps the entries. */
function recordFiles({ kebab, camel, snake }) {
  return {
    [`apps/mock-platform/src/features/${kebab}/${kebab}.table.ts`]: `import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const ${camel}Entries = sqliteTable(
  '${snake}_entries',
  {
    id: text().primaryKey(),
    memberId: text().notNull(),
    title: text().notNull(),
    at: integer().notNull(),
  },
  (entries) => [index('${snake}_entries_of_member').on(entries.memberId, entries.at)],
);
`,
    [`apps/mock-platform/src/features/${kebab}/${kebab}.repository.ts`]: `import { desc, eq, sql } from 'drizzle-orm';
import { repository } from '../../world/world';
import { ${camel}Entries } from './${kebab}.table';

export const ${camel}Repository = repository(({ db }) => ({
  add: (entry: typeof ${camel}Entries.$inferInsert) => db.insert(${camel}Entries).values(entry).run(),
  ofMember: db
    .select()
    .from(${camel}Entries)
    .where(eq(${camel}Entries.memberId, sql.placeholder('memberId')))
    .orderBy(desc(${camel}Entries.at))
    .prepare(),
}));
`,
  };
}

function verbFiles({ kebab, camel, pascal }) {
  return {
    [`apps/mock-platform/src/features/${kebab}/list-${kebab}.ts`]: `import type { World } from '../../world/world';
import { ${camel}Repository } from './${kebab}.repository';

/** A member's entries, newest first. */
export function list${pascal}(world: World, memberId: string) {
  return ${camel}Repository(world)
    .ofMember.all({ memberId })
    .map(({ id, title, at }) => ({ id, title, at: new Date(at).toISOString() }));
}
`,
    [`apps/mock-platform/src/features/${kebab}/list-${kebab}.test.ts`]: `import { expect, it } from 'vitest';
import { TEST_TIME_MS } from '../../testing/test-time';
import { createTestWorld } from '../../testing/test-world';
import { ${camel}Repository } from './${kebab}.repository';
import { list${pascal} } from './list-${kebab}';

it('lists the entries of one member, newest first', () => {
  const world = createTestWorld();
  const { add } = ${camel}Repository(world);
  add({ id: 'a', memberId: 'M000001', title: 'First', at: TEST_TIME_MS });
  add({ id: 'b', memberId: 'M000001', title: 'Second', at: TEST_TIME_MS + 1 });
  add({ id: 'c', memberId: 'M000002', title: 'Of another member', at: TEST_TIME_MS });
  expect(list${pascal}(world, 'M000001').map(({ id }) => id)).toEqual(['b', 'a']);
  world.close();
});
`,
    [`apps/mock-platform/src/features/${kebab}/${kebab}.routes.ts`]: `import * as wire from '@tonalli/contracts/${kebab}/wire';
import { type Route, route } from '../../transport/verb';
import { list${pascal} } from './list-${kebab}';

export const ${camel}Routes: Route[] = [
  route(wire.list${pascal}, ({ ctx: { world, member } }) => ({ entries: list${pascal}(world, member.id) })),
];
`,
    [`packages/contracts/src/${kebab}/access.ts`]: `import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const ${camel}Access: AccessOf<typeof wire> = {
  list${pascal}: { may: 'signed in', input: {} },
};
`,
    [`apps/mock-platform/src/features/${kebab}/feature.ts`]: `import { ${camel}Access } from '@tonalli/contracts/${kebab}/access';
import { defineFeature } from '../../transport/feature';
import { ${camel}Routes } from './${kebab}.routes';

export const ${camel} = defineFeature({ name: '${kebab}', routes: ${camel}Routes, access: ${camel}Access });
`,
  };
}

function screenFiles({ kebab, camel, pascal }) {
  return {
    [`apps/web/src/features/${kebab}/README.md`]: `# ${kebab}

- Entry: \`${kebab}-screen.tsx\`, shown by the route \`/${kebab}\`.
- State: the query \`${camel}.list\`; nothing is kept beside it.
- What always holds: a member sees their own entries only; the platform decides that, not the screen.
`,
    [`apps/web/src/features/${kebab}/${kebab}-screen.tsx`]: `import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../components/page-heading';
import { useFailureText } from '../../hooks/use-failure-text';
import { trpc } from '../../trpc/trpc';

export default function ${pascal}Screen() {
  const { t } = useTranslation(['${kebab}', 'common']);
  const failureText = useFailureText();
  const query = trpc.${camel}.list.useQuery();
  return (
    <section className="grid gap-4">
      <PageHeading title={t('title')} />
      {query.isPending && <p role="status">{t('common:loading')}</p>}
      {query.error && <p role="alert">{failureText(query.error)}</p>}
      {query.data?.length === 0 && <p>{t('empty')}</p>}
      <ul className="grid gap-2">
        {query.data?.map((entry) => (
          <li key={entry.id}>{entry.title}</li>
        ))}
      </ul>
    </section>
  );
}
`,
    [`apps/web/src/app/routes/${kebab}.tsx`]: `import { createFileRoute } from '@tanstack/react-router';
import { lazyScreen } from '../chunks/lazy-screen';

export const Route = createFileRoute('/${kebab}')({
  component: lazyScreen(() => import('../../features/${kebab}/${kebab}-screen')),
});
`,
  };
}

function textFiles({ kebab }, { es, en }) {
  const texts = (title, empty) => `${JSON.stringify({ title, empty }, null, 2)}\n`;
  return {
    [`packages/i18n/src/locales/es/${kebab}.json`]: texts(es, EMPTY.es),
    [`packages/i18n/src/locales/en/${kebab}.json`]: texts(en, EMPTY.en),
  };
}

function browserTest({ kebab }, { es }) {
  return {
    [`e2e/tests/${kebab}.spec.ts`]: `import { expect, shown, test } from '../fixtures';

test('shows its page to a member', async ({ page, app, member }) => {
  await page.goto('/login');
  await app.login.logIn(member.username, member.password);
  await app.shell.expectBalance(shown(member.balanceMinor));
  await page.goto('/${kebab}');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(${JSON.stringify(es)});
  await expect(page.getByText(${JSON.stringify(EMPTY.es)})).toBeVisible();
});
`,
  };
}
