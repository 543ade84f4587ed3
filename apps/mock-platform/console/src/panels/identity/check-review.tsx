import { birthdayOfCurp } from '@tonalli/contracts/identity-check/curp';
import {
  IDENTITY_FAULTS,
  IDENTITY_ITEMS,
  IDENTITY_NOTE_MAX,
  type IdentityFault,
  type IdentityItem,
} from '@tonalli/contracts/identity-check/parts';
import type { IdentityReview } from '@tonalli/qa/identity';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { CheckFacts } from './check-facts';
import { DocumentPicture } from './document-picture';

type Reasons = Partial<Record<IdentityItem, IdentityFault>>;

/** One check that waits: its documents beside what they have to agree with, and the decision. */
export function CheckReview({ check }: { check: IdentityReview }) {
  const { t } = useTranslation();
  const [reasons, setReasons] = useState<Reasons>({});
  const [note, setNote] = useState('');
  const [validUntil, setValidUntil] = useState('');
  const approve = useAction('approveIdentity');
  const reject = useAction('rejectIdentity');
  const { memberId, username, curp } = check;
  const approval = validUntil === '' ? { memberId } : { memberId, validUntil };
  const rejection = { memberId, reasons, ...(note.trim() === '' ? {} : { note: note.trim() }) };
  const isRejecting = Object.keys(reasons).length > 0;

  return (
    <li className="flex flex-col gap-4 rounded-lg border border-line p-4">
      <CheckFacts check={check} isSameDay={curp === null || check.birthday === birthdayOfCurp(curp)} />
      <Documents check={check} reasons={reasons} onChange={setReasons} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('identity.note')}>
          <TextInput maxLength={IDENTITY_NOTE_MAX} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
        <Field label={t('identity.validUntil')}>
          <TextInput type="date" value={validUntil} onChange={({ target }) => setValidUntil(target.value)} />
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="jade"
          disabled={isRejecting}
          loading={approve.isPending}
          aria-label={t('identity.approveOf', { who: username })}
          onClick={() => approve.mutate(approval)}
        >
          {t('identity.approve')}
        </Button>
        <Button
          variant="danger"
          disabled={!isRejecting}
          loading={reject.isPending}
          aria-label={t('identity.rejectOf', { who: username })}
          onClick={() => reject.mutate(rejection)}
        >
          {t('identity.reject')}
        </Button>
      </div>
      {isRejecting ? (
        <CommandHint name="rejectIdentity" input={rejection} />
      ) : (
        <CommandHint name="approveIdentity" input={approval} />
      )}
    </li>
  );
}

interface DocumentsProps {
  check: IdentityReview;
  reasons: Reasons;
  onChange: (reasons: Reasons) => void;
}

/** Each document, and why it is not taken, if it is not. */
function Documents({ check: { memberId, username, parts, curp }, reasons, onChange }: DocumentsProps) {
  const { t } = useTranslation();
  const items = IDENTITY_ITEMS.filter((item) => (item === 'curp' ? curp !== null : parts.includes(item)));
  const choose = (item: IdentityItem, value: string) => {
    const fault = IDENTITY_FAULTS.find((each) => each === value);
    const { [item]: _, ...others } = reasons;
    onChange(fault ? { ...others, [item]: fault } : others);
  };
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className={clsx('flex min-w-0 flex-col gap-2', item === 'curp' && 'sm:col-span-2')}>
          {item === 'curp' ? (
            <p className="money grid min-h-12 place-items-center rounded-md bg-ink-deep px-3 font-bold">{curp}</p>
          ) : (
            <DocumentPicture memberId={memberId} part={item} of={username} />
          )}
          <Field label={t('identity.reasonOf', { item: t(`identity.item.${item}`) })}>
            <Select
              value={reasons[item] ?? ''}
              options={[
                { value: '', label: t('identity.taken') },
                ...IDENTITY_FAULTS.map((value) => ({ value, label: t(`identity.fault.${value}`) })),
              ]}
              onChange={({ target }) => choose(item, target.value)}
            />
          </Field>
        </li>
      ))}
    </ul>
  );
}
