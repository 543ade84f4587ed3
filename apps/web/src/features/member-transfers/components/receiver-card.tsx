import type { TransferPartyView } from '@tonalli/contracts/member-transfers/api';
import { UserRoundCheck } from 'lucide-react';

interface ReceiverCardProps {
  title: string;
  receiver: TransferPartyView;
}

/** Whom the money would reach, as far as the sender may know them. */
export function ReceiverCard({ title, receiver }: ReceiverCardProps) {
  return (
    <div className="flex items-center gap-4 rounded-md bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-marigold-soft text-marigold-bright">
        <UserRoundCheck aria-hidden="true" className="size-5" />
      </span>
      <dl className="min-w-0">
        <dt className="text-muted text-sm">{title}</dt>
        <dd className="truncate font-semibold">
          {receiver.nickname} <span className="font-normal text-muted text-sm">{receiver.username}</span>
        </dd>
      </dl>
    </div>
  );
}
