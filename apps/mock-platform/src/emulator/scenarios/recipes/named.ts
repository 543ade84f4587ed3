import { z } from 'zod';

/** Something that a file can ask for by its name, with what it has to be told. */
export interface Named<Result> {
  readonly summary: string;
  readonly input: z.ZodType;
  /** Takes what `input` has parsed. */
  readonly make: (input: unknown) => Result;
}

/** Names a recipe or a trait for files. */
export const named = <Input extends z.ZodType, Result>(
  summary: string,
  input: Input,
  make: (input: z.output<Input>) => Result,
): Named<Result> => ({
  summary,
  input,
  // A file's step is parsed by this very schema before it is made.
  make: (given) => make(given as z.output<Input>),
});

/** For what needs no further word. */
export const Yes = z.literal(true);
/** A decimal in quotes, since a number loses its zeros. */
export const Amount = z.string().regex(/^\d{1,10}\.\d{2}$/, "has to be an amount such as '12.50'");
export const Count = z.int().min(0).max(5_000);
export const Words = z.string().min(1).max(5_000);
