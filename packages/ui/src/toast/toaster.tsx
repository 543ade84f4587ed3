import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { type ToastEntry, toastStore } from './toast-store';

export interface ToasterProps {
  /** Names the region and each toast for screen readers: "Avisos", "Aviso". */
  regionLabel: string;
  toastLabel: string;
  closeLabel: string;
  durationMs?: number | undefined;
}

const LOOKS = {
  info: { Icon: Info, colour: 'text-info' },
  success: { Icon: CircleCheck, colour: 'text-jade' },
  warning: { Icon: TriangleAlert, colour: 'text-marigold' },
  danger: { Icon: CircleAlert, colour: 'text-danger' },
};

function ToastCard({ entry, closeLabel }: { entry: ToastEntry; closeLabel: string }) {
  const { Icon, colour } = LOOKS[entry.tone];
  return (
    <Primitive.Root
      open={entry.open}
      type={entry.tone === 'danger' ? 'foreground' : 'background'}
      duration={entry.durationMs}
      onOpenChange={(open) => {
        if (!open) toastStore.close(entry.id);
      }}
      className="pointer-events-auto flex animate-rise items-start gap-3 rounded-lg bg-raised p-3 ps-4 shadow-float ring-1 ring-line data-[state=closed]:animate-fade-out"
    >
      <Icon aria-hidden="true" className={clsx('mt-2 size-5 shrink-0', colour)} />
      <div className="min-w-0 flex-1 py-1.5">
        <Primitive.Title className="font-semibold text-sm">{entry.title}</Primitive.Title>
        {entry.description ? (
          <Primitive.Description className="mt-0.5 text-muted text-sm">{entry.description}</Primitive.Description>
        ) : null}
        {entry.action ? (
          <Primitive.Action
            altText={entry.action.label}
            onClick={entry.action.onAct}
            className="mt-1.5 min-h-8 rounded-xs font-semibold text-marigold text-sm hover:text-marigold-bright"
          >
            {entry.action.label}
          </Primitive.Action>
        ) : null}
      </div>
      <Primitive.Close asChild>
        <IconButton label={closeLabel} size="sm">
          <X aria-hidden="true" />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  );
}

/** Once in the shell. Toasts stand over the lower edge on phones, in the lower right corner else; F8 moves to them. */
export function Toaster({ regionLabel, toastLabel, closeLabel, durationMs = 5_000 }: ToasterProps) {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  return (
    <Primitive.Provider label={toastLabel} duration={durationMs} swipeDirection="right">
      {entries.map((entry) => (
        <ToastCard key={entry.serial} entry={entry} closeLabel={closeLabel} />
      ))}
      <Primitive.Viewport
        label={`${regionLabel} ({hotkey})`}
        className="pointer-events-none fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-80 flex flex-col gap-2.5 outline-none sm:start-auto sm:end-5 sm:w-96 lg:bottom-5"
      />
    </Primitive.Provider>
  );
}
