import type { DocumentPart, IdentityFault } from '@tonalli/contracts/identity-check/parts';
import { formatPercent } from '@tonalli/i18n/format-percent';
import { Button } from '@tonalli/ui/button/button';
import { Progress } from '@tonalli/ui/progress/progress';
import { clsx } from 'clsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { useSendDocument } from '../hooks/use-send-document';
import { FileButtons } from './file-buttons';
import { SlotPicture } from './slot-picture';

interface DocumentSlotProps {
  part: DocumentPart;
  /** The platform has a picture of it. */
  isSent: boolean;
  /** The reviewer did not take that picture, or the document ran out. */
  fault: IdentityFault | undefined;
  /** It was handed over without it. */
  isMissing: boolean;
}

/** One document: what it has to show, its picture, and what is wrong with it. Chosen by file, camera, or by dropping it. */
export function DocumentSlot(slot: DocumentSlotProps) {
  const { part, isSent, fault } = slot;
  const { t } = useTranslation(['identity-check', 'uploads']);
  const id = useId();
  const document = useSendDocument(part);
  const [isOver, setOver] = useState(false);
  const isDone = isSent && !fault && !document.chosen;
  const wrong = useFaultText(slot, document);

  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !document.isBusy) void document.choose(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be dropped on in every browser
    <div
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-hint ${id}-error`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={clsx(
        'flex min-w-0 flex-col gap-3 rounded-md border p-4 transition-colors',
        isOver
          ? 'border-marigold bg-marigold-soft'
          : wrong
            ? 'border-danger/60 bg-ink-deep'
            : 'border-line bg-ink-deep',
        !isSent && !wrong && !isOver && 'border-dashed border-line-strong',
      )}
    >
      <div className="flex gap-4">
        <SlotPicture part={part} isSent={isSent} url={document.chosen?.fault ? undefined : document.chosen?.url} />
        <div className="min-w-0 flex-1">
          <p id={`${id}-name`} className="flex flex-wrap items-center gap-x-2 font-semibold">
            {t(`item.${part}`)}
          </p>
          <p id={`${id}-hint`} className="text-muted text-sm">
            {t(`hint.${part}`)}
          </p>
          {isDone ? (
            <p role="status" className="mt-1 flex items-center gap-1.5 font-semibold text-jade text-sm">
              <CircleCheck aria-hidden="true" className="size-4" />
              {t('slot.sent')}
            </p>
          ) : null}
        </div>
      </div>
      <Sending percent={document.percent} />
      <Fault id={`${id}-error`} text={wrong} />
      <div className="mt-auto flex flex-wrap gap-2">
        {document.error && !document.isBusy ? (
          <Button size="sm" onClick={document.again}>
            {t('slot.again')}
          </Button>
        ) : null}
        <FileButtons part={part} isReplacing={isSent} isBusy={document.isBusy} onTake={take} />
      </div>
    </div>
  );
}

/** What is wrong with it, the latest first: the picture that was chosen, its sending, the review, nothing at all. */
function useFaultText(
  { isSent, fault, isMissing }: DocumentSlotProps,
  { chosen, error }: ReturnType<typeof useSendDocument>,
): string | null {
  const { t } = useTranslation(['identity-check', 'uploads']);
  const failureText = useFailureText();
  if (chosen?.fault) return t(`uploads:fault.${chosen.fault}`, { max: 1 });
  if (error) return failureText(error);
  if (chosen) return null;
  if (fault) return t(`fault.${fault}`);
  return isMissing && !isSent ? t('slot.missing') : null;
}

function Sending({ percent }: { percent: number | null }) {
  const { t } = useTranslation(['identity-check', 'uploads']);
  const language = useLanguage();
  if (percent === null) return null;
  const spoken = t('slot.sending', { percent: formatPercent(percent, language) });
  return <Progress label={t('uploads:progress')} value={percent} valueText={spoken} />;
}

function Fault({ id, text }: { id: string; text: string | null }) {
  return (
    <div id={id} role="alert" className="flex items-start gap-1.5 text-danger text-sm empty:hidden">
      {text ? (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{text}</span>
        </>
      ) : null}
    </div>
  );
}
