import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isWorthRetrying } from '../../trpc/failure-code';
import { readFailure } from '../../trpc/platform-failure';
import { watchForm } from '../../trpc/send-form';

interface Upload {
  /** Texts of the form, by name. */
  fields: Readonly<Record<string, string>>;
  images: readonly File[];
}

const newKey = (): string => crypto.randomUUID();
const textOf = ({ fields, images }: Upload): string =>
  JSON.stringify([fields, images.map(({ name, size, lastModified }) => [name, size, lastModified])]);

function formOf({ fields, images }: Upload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const image of images) form.append('images', image, image.name);
  return form;
}

/**
 * Sends a form with pictures, once for one intent: a retry after a lost answer has the same idempotency key. `percent`:
 * upload progress; null when nothing is being sent.
 */
export function useUploadCall<Answer>(
  send: (form: FormData, options: { context: { idempotencyKey: string } }) => Promise<Answer>,
  onDone: () => unknown,
) {
  const intent = useRef<{ text: string; key: string } | null>(null);
  const [percent, setPercent] = useState<number | null>(null);

  const mutation = useMutation({
    mutationFn: (upload: Upload) => {
      const text = textOf(upload);
      const current = intent.current?.text === text ? intent.current : { text, key: newKey() };
      intent.current = current;
      setPercent(0);
      const form = watchForm(formOf(upload), (share) => setPercent(Math.round(share * 100)));
      return send(form, { context: { idempotencyKey: current.key } });
    },
    onSuccess: () => {
      intent.current = null;
      void onDone();
    },
    onError: (error) => {
      if (!isWorthRetrying(readFailure(error).code)) intent.current = null;
    },
    onSettled: () => setPercent(null),
  });
  return { ...mutation, percent };
}
