import { CONTROL_COMMANDS, CONTROL_PREFIX } from '@tonalli/qa/commands';
import type { ControlCommand } from '@tonalli/qa/control-command';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serveOwn, servePlatform } from '../../testing/stage';
import type { TestPlatform } from '../../testing/test-platform';

const Schema = z.looseObject({ properties: z.record(z.string(), z.unknown()).optional() });
const Content = z.object({ 'application/json': z.object({ schema: Schema }) });
const Operation = z.looseObject({
  operationId: z.string(),
  tags: z.array(z.string()),
  parameters: z.array(z.looseObject({ name: z.string().optional(), in: z.string().optional() })),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: z.unknown() })),
});
type Operation = z.infer<typeof Operation>;
const Document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) });

const read = async (from: TestPlatform) => {
  const { paths } = Document.parse(await (await from.fetch('/openapi.json')).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at: `${method.toUpperCase()} ${path}`, operation })),
  );
};

const platform = await servePlatform();
const own = (await read(platform)).filter(({ at }) => at.includes(` ${CONTROL_PREFIX}/`));
const operations = new Map(
  own.map(({ at, operation }): [string, Operation & { at: string }] => {
    const parsed = Operation.parse(operation);
    return [parsed.operationId, { ...parsed, at }];
  }),
);

const inputOf = (command: ControlCommand): string[] => {
  const { properties = {} } = Schema.parse(z.toJSONSchema(command.input, { io: 'input', unrepresentable: 'any' }));
  return Object.keys(properties).toSorted();
};

describe('the control interface in the OpenAPI document', () => {
  it.each(Object.entries<ControlCommand>(CONTROL_COMMANDS))(
    'QA-11 WIRE-05 describes %s with its input and its answer',
    (name, command) => {
      const operation = operations.get(name);
      if (!operation) throw new Error(`${name} is not in the document`);
      const path = command.path.replaceAll(/:(\w+)/g, '{$1}');
      expect(operation.at).toBe(`${command.method} ${CONTROL_PREFIX}${path}`);
      expect(operation).toMatchObject({ summary: command.summary, tags: ['qa'] });

      const described = operation.parameters.filter((parameter) => parameter.in !== 'header').map((one) => one.name);
      const body = Object.keys(operation.requestBody?.content['application/json'].schema.properties ?? {});
      expect([...described, ...body].toSorted()).toEqual(inputOf(command));
      const takesWorld = operation.parameters.some((parameter) => parameter.name === 'x-world');
      expect(takesWorld).toBe(!command.global);

      const { schema } = Content.parse(operation.responses['200']?.content)['application/json'];
      expect(Object.keys(schema.properties ?? {})).toEqual(['success', 'value']);
      const { $schema: _, ...output } = z.toJSONSchema(command.output, {
        io: 'input',
        reused: 'inline',
        unrepresentable: 'any',
      });
      expect(schema.properties?.value).toEqual(JSON.parse(JSON.stringify(output)));
    },
  );

  it('QA-11 holds nothing that is not a command, but the live journal, and no path takes a name that it does not explain', () => {
    expect([...operations.keys()].filter((name) => !(name in CONTROL_COMMANDS))).toEqual(['followJournal']);
    for (const { at, parameters } of operations.values()) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
      expect([at, inPath]).toEqual([at, [...at.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)]);
    }
  });

  it('QA-11 is not described where it is off', async () => {
    const plain = await serveOwn({ control: false });
    const paths = (await read(plain)).map(({ at }) => at);
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((at) => at.includes('/qa'))).toEqual([]);
  });
});
