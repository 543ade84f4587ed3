import { Alert } from '@tonalli/ui/alert/alert';
import { ConfirmDialog } from '@tonalli/ui/confirm-dialog/confirm-dialog';
import type { ReactNode } from 'react';
import { useFailureText } from '../hooks/use-failure-text';

interface AskOnceMoreProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is sent and to whom stands in the text, the sum on the button too. */
  words: { title: string; text: string; confirm: string; cancel: string };
  /** Why it was refused, if it was; the question stays. */
  error: unknown;
  /** Leads to what has to be done first. */
  wayOut?: ReactNode;
  onConfirm: () => Promise<void>;
}

/** Says the sum and where it goes once more, before money is sent. */
export function AskOnceMore({ open, onOpenChange, words, error, wayOut, onConfirm }: AskOnceMoreProps) {
  const failureText = useFailureText();
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.text}
      confirmLabel={words.confirm}
      cancelLabel={words.cancel}
      onConfirm={onConfirm}
    >
      {error ? (
        <Alert tone="danger" announce action={wayOut}>
          {failureText(error)}
        </Alert>
      ) : null}
    </ConfirmDialog>
  );
}
