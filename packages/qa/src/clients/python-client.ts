import { type Described, type Operation, pascal, referredBy, type Schema } from './document';

const list = (value: unknown): readonly Schema[] => (Array.isArray(value) ? value : []);
const union = (types: readonly string[]): string =>
  types.length === 1 ? (types[0] ?? 'Any') : `Union[${[...new Set(types)].join(', ')}]`;

/** A value as Python writes it. */
const literal = (value: unknown): string => {
  if (value === true) return 'True';
  if (value === false) return 'False';
  return value === null ? 'None' : JSON.stringify(value);
};

/** Types that were met inside others, each with its name: Python has none without. */
class Declared {
  readonly lines: string[] = [];

  /** A schema as a type of Python, in code or in a text. `name`: what it is called if it needs a name. */
  typeOf(schema: Schema, name: string): string {
    if (typeof schema.$ref === 'string') return `"${referredBy(schema.$ref)}"`;
    if ('const' in schema) return `Literal[${literal(schema.const)}]`;
    if (Array.isArray(schema.enum)) return `Literal[${schema.enum.map(literal).join(', ')}]`;
    const any = [...list(schema.anyOf), ...list(schema.oneOf)];
    if (any.length > 0) return union(any.map((one, index) => this.typeOf(one, `${name}${index + 1}`)));
    if (Array.isArray(schema.type)) return union(schema.type.map((type) => this.typeOf({ ...schema, type }, name)));
    return this.#ofType(schema, name);
  }

  #ofType(schema: Schema, name: string): string {
    switch (schema.type) {
      case 'string':
        return 'str';
      case 'boolean':
        return 'bool';
      case 'null':
        return 'None';
      case 'integer':
        return 'int';
      case 'number':
        return 'float';
      case 'array':
        return `list[${this.typeOf(Object(schema.items), `${name}Item`)}]`;
      case 'object':
        return this.#objectOf(schema, name);
      default:
        return 'Any';
    }
  }

  #objectOf({ properties, required, additionalProperties }: Schema, name: string): string {
    const needed = new Set(Array.isArray(required) ? required : []);
    const fields = Object.entries<Schema>(Object(properties)).map(([field, schema]) => {
      const type = this.typeOf(schema, name + pascal(field.replaceAll(/\W/g, '')));
      return `    ${JSON.stringify(field)}: ${needed.has(field) ? type : `NotRequired[${type}]`},`;
    });
    if (fields.length === 0) return `dict[str, ${this.typeOf(Object(additionalProperties), `${name}Value`)}]`;
    this.lines.push(`${name} = TypedDict(${JSON.stringify(name)}, {`, ...fields, '})');
    return name;
  }

  /** A name for a type of a whole input, answer or named schema. */
  declare(name: string, schema: Schema): void {
    const type = this.typeOf(schema, name);
    if (type !== name) this.lines.push(`${name} = ${type}`);
  }
}

const HEAD = `"""The control interface of the platform, generated from its OpenAPI document. Python 3.11, standard library alone."""

import json
from typing import Any, Literal, NotRequired, Optional, TypedDict, Union
from urllib.error import HTTPError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen


class QaError(Exception):
    """The platform refused, in its own words."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

`;

const CLIENT = `
class Qa:
    """One method for each thing that a tester can do. Without a world, commands concern the default one."""

    def __init__(self, url: str = ADDRESS, world: Optional[str] = None) -> None:
        self.url = url
        self.world = world

    def _send(self, method: str, path: str, in_path: list[str], takes_world: bool, given: Any) -> Any:
        rest = {name: value for name, value in given.items() if name not in in_path}
        path = path.format(**{name: quote(str(given[name]), safe="") for name in in_path})
        headers = {"x-world": self.world} if takes_world and self.world is not None else {}
        data = None
        if method == "POST":
            data = json.dumps(rest).encode()
            headers["content-type"] = "application/json"
        elif rest:
            path += "?" + urlencode({k: str(v).lower() if isinstance(v, bool) else v for k, v in rest.items()})
        try:
            with urlopen(Request(self.url + path, data=data, headers=headers, method=method)) as answer:
                return json.load(answer)["value"]
        except HTTPError as refused:
            told = json.load(refused)
            raise QaError(told.get("code", "UNKNOWN"), told.get("message", "no reason given")) from None
`;

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function methodOf(operation: Operation): string {
  const { name, summary, method, path, inPath, takesWorld, input } = operation;
  const optional = Array.isArray(input.required) && input.required.length === 0 ? ' = {}' : '';
  const at = [method, path].map((one) => JSON.stringify(one)).join(', ');
  return [
    `    def ${snake(name)}(self, given: ${pascal(name)}Input${optional}) -> ${pascal(name)}Answer:`,
    `        ${JSON.stringify(summary)}`,
    `        return self._send(${at}, ${JSON.stringify(inPath)}, ${literal(takesWorld)}, given)`,
  ].join('\n');
}

/** A client in Python, one file on the standard library. `address` is where the platform is unless it is told otherwise. */
export function pythonClient({ operations, named }: Described, address: string): string {
  const declared = new Declared();
  for (const [name, schema] of Object.entries(named)) declared.declare(name, schema);
  for (const { name, input, answer } of operations) {
    declared.declare(`${pascal(name)}Input`, input);
    declared.declare(`${pascal(name)}Answer`, answer);
  }
  return [
    `${HEAD}\nADDRESS = ${JSON.stringify(address)}\n`,
    declared.lines.join('\n'),
    CLIENT,
    operations.map(methodOf).join('\n\n'),
    '',
  ].join('\n');
}
