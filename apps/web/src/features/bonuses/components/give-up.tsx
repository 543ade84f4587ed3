import { Button } from '@tonalli/ui/button/button';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useState } from 'react';
import { useAppServices } from '../../../app/app-services-context';
import { AskOnceMore } from '../../../components/ask-once-more';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

interface GiveUpProps {
  id: string;
  /** What is lost and what is kept stands in the text. */
  words: { open: string; title: string; text: string; confirm: string; cancel: string; done: string };
  send: (input: { id: string }, options: { context: { idempotencyKey: string } }) => Promise<unknown>;
}

/** Gives up what the house gave, after it was said what is lost and what is kept. */
export function GiveUp({ id, words, send }: GiveUpProps) {
  const { queries } = useAppServices();
  const [asking, setAsking] = useState(false);
  const call = useIdempotentCall(send, () => {
    void queries.bonuses.invalidate();
    // A withdrawal gives a bonus up too, and says so.
    void queries.cashier.withdrawalRules.invalidate();
    toast.success(words.done);
  });
  return (
    <>
      <Button variant="ghost" size="sm" className="-ms-3 self-start" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <AskOnceMore
        open={asking}
        onOpenChange={setAsking}
        words={words}
        error={call.error}
        onConfirm={async () => void (await call.mutateAsync({ id }))}
      />
    </>
  );
}
