import { describe, expect, it } from 'vitest';
import { readDocument, type Schema } from './document';
import { pythonClient } from './python-client';
import { typeOf, typescriptClient } from './typescript-client';

const json = (schema: Schema) => ({ 'application/json': { schema } });
const answering = (value: Schema) => ({ 200: { content: json({ type: 'object', properties: { value } }) } });

const ITEM: Schema = {
  type: 'object',
  properties: { 'a-b': { type: 'integer' }, next: { $ref: '#/components/schemas/Node' } },
  required: ['a-b'],
};

const DOCUMENT = {
  paths: {
    '/qa/api/things/{name}': {
      post: {
        operationId: 'makeThing',
        summary: 'Makes a thing',
        parameters: [
          { name: 'x-world', in: 'header', schema: { type: 'string' } },
          { name: 'name', in: 'path', required: true, schema: { type: 'string' } },
        ],
        requestBody: {
          content: json({ type: 'object', properties: { kind: { enum: ['a', 'b'] } }, required: ['kind'] }),
        },
        responses: answering({ type: 'array', items: ITEM }),
      },
      get: { operationId: 'follow', summary: 'A stream', parameters: [], responses: { 200: { content: {} } } },
    },
  },
  components: { schemas: { Node: { anyOf: [{ type: 'null' }, { const: 3 }, { $ref: '#/components/schemas/Node' }] } } },
};

describe('clients generated from an OpenAPI document', () => {
  it.each<[Schema, string]>([
    [{ type: 'integer', minimum: 3 }, 'number'],
    [{ type: ['string', 'null'] }, 'string | null'],
    [{ enum: ['a', 1, null] }, '"a" | 1 | null'],
    [{ oneOf: [{ type: 'string' }, { type: 'string', pattern: 'x' }, { const: true }] }, 'string | true'],
    [{ type: 'array', items: { anyOf: [{ type: 'string' }, { type: 'number' }] } }, 'Array<string | number>'],
    [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'boolean' }] }, '[string, boolean]'],
    [ITEM, '{ "a-b": number; next?: Node }'],
    [{ type: 'object', additionalProperties: { type: 'number' } }, 'Record<string, number>'],
    [{ type: 'object' }, 'Record<string, unknown>'],
    [{}, 'unknown'],
  ])('QA-14 take %j as %s', (schema, type) => {
    expect(typeOf(schema)).toBe(type);
  });

  it('QA-14 read path, body and answer of each operation that answers JSON', () => {
    const { operations } = readDocument(DOCUMENT);
    expect(operations).toEqual([
      expect.objectContaining({
        ...{ name: 'makeThing', method: 'POST', path: '/qa/api/things/{name}', inPath: ['name'], takesWorld: true },
        input: {
          type: 'object',
          properties: { name: { type: 'string' }, kind: { enum: ['a', 'b'] } },
          required: ['name', 'kind'],
        },
      }),
    ]);
  });

  it('QA-14 refuse what is no document, by its place', () => {
    const noted = { ...DOCUMENT, paths: { '/qa/api/things': { get: { operationId: 'follow' } } } };
    expect(() => readDocument(noted)).toThrow('summary');
  });

  it('QA-14 refuse a document that refers to what is elsewhere', () => {
    expect(() => typeOf({ $ref: 'other.json#/Thing' })).toThrow(RangeError);
  });

  it('QA-14 name the same types in both languages', () => {
    const described = readDocument(DOCUMENT);
    const typescript = typescriptClient(described, 'http://127.0.0.1:4100');
    expect(typescript).toContain('export type MakeThingInput = { name: string; kind: "a" | "b" };');
    expect(typescript).toContain('export type Node = null | 3 | Node;');
    const python = pythonClient(described, 'http://127.0.0.1:4100');
    expect(python).toContain(
      'MakeThingInput = TypedDict("MakeThingInput", {\n    "name": str,\n    "kind": Literal["a", "b"],\n})',
    );
    expect(python).toContain('    "next": NotRequired["Node"],');
    expect(python).toContain('def make_thing(self, given: MakeThingInput) -> MakeThingAnswer:');
  });
});
