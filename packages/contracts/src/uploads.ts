import { z } from 'zod';
import { UPLOAD_MAX_IMAGES } from './constants';

/** Pictures as parts of a multipart body, at most three; the endpoint's body kind is `multipart`. */
export const Images = z.array(z.file()).max(UPLOAD_MAX_IMAGES);

/** Errors of every call that takes pictures. */
export const IMAGE_ERRORS = ['IMAGE_INVALID', 'IMAGE_TOO_LARGE', 'TOO_MANY_IMAGES'] as const;

/** How a kept picture is called; only its owner gets it. */
export const ImageId = z.string().regex(/^I\d{8,15}$/);

const Fields = z.instanceof(FormData);

/**
 * The input of a procedure that takes pictures: a form whose files form the list `images`, everything else as the
 * schema says. A field that stands twice is refused.
 */
export function uploadForm<Shape extends z.ZodRawShape>(schema: z.ZodObject<Shape>) {
  return Fields.transform(toRecord).pipe(schema);
}

function toRecord(form: FormData): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const files: unknown[] = [];
  for (const [name, value] of form.entries()) {
    if (name === 'images' || typeof value !== 'string') files.push(name === 'images' ? value : { misplaced: name });
    else record[name] = Object.hasOwn(record, name) ? [record[name], value] : value;
  }
  return { ...record, images: files };
}
