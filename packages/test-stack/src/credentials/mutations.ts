import fc from 'fast-check';

/** Characters of secrets and compact payloads, and some that occur in none. */
const CHARACTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.=+/'];

type Change = (secret: string, at: number, character: string) => string;

const CHANGES: readonly Change[] = [
  (secret, at, character) => secret.slice(0, at) + character + secret.slice(at + 1),
  (secret, at, character) => secret.slice(0, at) + character + secret.slice(at),
  (secret, at) => secret.slice(0, at) + secret.slice(at + 1),
  (secret, at) => secret.slice(0, at),
  (secret, at) => secret.slice(at),
  (secret, at) => secret.slice(at) + secret.slice(0, at),
  (secret, at) => secret.slice(0, at) + [...secret.slice(at)].reverse().join(''),
  (secret, at) => secret.slice(0, at) + flipCase(secret.charAt(at)) + secret.slice(at + 1),
  (secret, _at, character) => secret + character,
  (secret, _at, character) => character + secret,
  (secret) => secret + secret,
];

const flipCase = (character: string): string =>
  character === character.toLowerCase() ? character.toUpperCase() : character.toLowerCase();

/** So many different texts, each the secret changed in one to three places; the same every time for the same secret. None is empty. */
export function mutants(secret: string, count: number): string[] {
  const change = fc.record({
    change: fc.constantFrom(...CHANGES),
    at: fc.nat(secret.length - 1),
    character: fc.constantFrom(...CHARACTERS),
  });
  const mutant = fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((text, each) => each.change(text, each.at, each.character), secret))
    // What is far longer says nothing more, and a line of a header has an end.
    .filter((text) => text !== secret && text !== '' && text.length <= 2 * secret.length + 3);
  const found = new Set<string>();
  for (let seed = 1; found.size < count; seed += 1)
    for (const each of fc.sample(mutant, { numRuns: count, seed })) if (found.size < count) found.add(each);
  return [...found];
}

const AT_ONCE = 20;

/** What the secrets were answered, without repetition. One that was taken shows as `OK`, whatever the rest. */
export async function answersTo(
  secrets: readonly string[],
  ask: (secret: string) => Promise<string>,
): Promise<string[]> {
  const answers = new Set<string>();
  for (let at = 0; at < secrets.length; at += AT_ONCE)
    for (const answer of await Promise.all(secrets.slice(at, at + AT_ONCE).map(ask))) answers.add(answer);
  return [...answers].sort();
}
