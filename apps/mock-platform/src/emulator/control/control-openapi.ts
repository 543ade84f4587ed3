import { HEADERS } from '@tonalli/contracts/envelope';
import { CONTROL_COMMANDS, CONTROL_NAMES, CONTROL_PREFIX, type ControlName } from '@tonalli/qa/commands';
import type { ControlCommand } from '@tonalli/qa/control-command';
import { curlOf } from '@tonalli/qa/curl';
import { exampleOf } from '@tonalli/qa/examples';
import { JournalLine } from '@tonalli/qa/journal';
import { type Json, type PathItems, wireSchema } from '../../transport/openapi';

const TAGS = ['qa'];
const WORLD = {
  name: HEADERS.world,
  in: 'header',
  required: false,
  description: 'The world that it concerns; the default one when left out',
  schema: { type: 'string' },
};
const REFUSED = { success: { const: false }, code: { type: 'string' }, message: { type: 'string' } };

/** The control interface for the OpenAPI document, from the table that makes its routes (QA-11: only where it is on). */
export function controlPaths(origin: string): PathItems {
  const paths: PathItems = {};
  for (const name of CONTROL_NAMES) {
    const command: ControlCommand = CONTROL_COMMANDS[name];
    const path = CONTROL_PREFIX + command.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [command.method.toLowerCase()]: operation(name, origin) };
  }
  return { ...paths, [`${CONTROL_PREFIX}/journal/live`]: { get: journalLive() } };
}

function operation(name: ControlName, origin: string): Json {
  const command: ControlCommand = CONTROL_COMMANDS[name];
  const example = exampleOf(name);
  const inPath = [...command.path.matchAll(/:(\w+)/g)].map(([, parameter = '']) => parameter);
  const schema = wireSchema(command.input);
  const { properties = {}, required = [] } = schema;
  const named = Object.entries(properties).filter(([parameter]) => inPath.includes(parameter));
  const rest = Object.entries(properties).filter(([parameter]) => !inPath.includes(parameter));
  const parameter = (where: 'path' | 'query', [key, described]: [string, unknown]): Json => ({
    name: key,
    in: where,
    required: where === 'path' || required.includes(key),
    schema: described,
    ...(key in example && { example: example[key] }),
  });
  const body = {
    ...schema,
    properties: Object.fromEntries(rest),
    required: required.filter((key) => !inPath.includes(key)),
  };
  const isBody = command.method === 'POST';
  const inBody = Object.fromEntries(Object.entries(example).filter(([field]) => !inPath.includes(field)));
  return {
    operationId: name,
    summary: command.summary,
    description: `npm run qa -- ${command.cli}`,
    tags: TAGS,
    'x-extension': true,
    parameters: [
      ...(command.global ? [] : [WORLD]),
      ...named.map((entry) => parameter('path', entry)),
      ...(isBody ? [] : rest.map((entry) => parameter('query', entry))),
    ],
    ...(isBody && { requestBody: { required: true, content: json(body, inBody) } }),
    'x-codeSamples': [{ lang: 'Shell', label: 'curl', source: curlOf(command, { origin, input: example }) }],
    responses: responses(command),
  };
}

function responses(command: ControlCommand): Json {
  const properties = { success: { const: true }, value: wireSchema(command.output) };
  const refused = { type: 'object', required: ['success', 'code', 'message'], properties: REFUSED };
  return {
    200: { description: 'Done', content: json({ type: 'object', required: ['success', 'value'], properties }) },
    400: { description: 'Refused; nothing was changed. The message names what is nearest.', content: json(refused) },
    403: { description: 'The caller is not on this machine, or is a page of another origin.', content: json(refused) },
  };
}

function journalLive(): Json {
  const events = { 'text/event-stream': { schema: { type: 'string', contentSchema: wireSchema(JournalLine) } } };
  return {
    operationId: 'followJournal',
    summary: 'Every entry of the journal as it is written, as server-sent events',
    description: 'npm run qa -- journal follow',
    tags: TAGS,
    'x-extension': true,
    parameters: [WORLD, { name: 'world', in: 'query', required: false, schema: { type: 'string' } }],
    responses: { 200: { description: 'Open until the world ends', content: events } },
  };
}

const json = (schema: unknown, example?: Json): Json => ({
  'application/json': { schema, ...(example && { example }) },
});
