import type { Play, Selection, TypedRow } from '@tonalli/lottery/play';
import { rowsOf } from '@tonalli/lottery/selection';
import { Button } from '@tonalli/ui/button/button';
import { useDeferredValue, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBetting } from './betting-context';
import { cleaned, readTyped, type TypedNumbers, type TypedProblem } from './typed-entry';

interface TypedBoardProps {
  play: Play;
  typed: TypedRow;
  selection: Selection;
}

/** Numbers to type or paste, with what is wrong with them; they are bet once nothing is. */
export function TypedBoard({ play, typed, selection }: TypedBoardProps) {
  const { t } = useTranslation('lottery');
  const { desk, dispatch } = useBetting();
  const id = useId();
  const text = desk.typed[play.id] ?? '';
  const read = useMemo(() => readTyped(text, typed), [text, typed]);
  const shown = useDeferredValue(read);
  const type = (next: string) => {
    const { numbers, invalid } = readTyped(next, typed);
    const rows = rowsOf(play.board).map((_, index) => selection[index] ?? []);
    dispatch({ do: 'type', play: play.id, text: next });
    dispatch({ do: 'choose', play: play.id, selection: [...rows, invalid.length > 0 ? [] : numbers] });
  };
  const isSound = read.invalid.length + read.repeated.length === 0;
  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="font-semibold">
        {t('betting.typed.label')}
      </label>
      <textarea
        id={id}
        value={text}
        rows={6}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-hint ${id}-read`}
        aria-invalid={read.invalid.length > 0 || undefined}
        onChange={(event) => type(event.currentTarget.value)}
        className="money h-40 w-full resize-y rounded-md bg-ink-deep px-3.5 py-2.5 font-medium ring-1 ring-line-strong ring-inset aria-invalid:ring-danger"
      />
      <p id={`${id}-hint`} className="text-muted text-sm">
        {t('betting.typed.hint', { example: play.example.selection.at(-1)?.[0] ?? '' })}
      </p>
      <div id={`${id}-read`} role="status">
        {text.trim() === '' ? null : <TypedPreview read={shown} most={typed.most} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" disabled={isSound} onClick={() => type(cleaned(text, typed))}>
          {t('betting.typed.drop')}
        </Button>
        <Button variant="ghost" disabled={text === ''} onClick={() => type('')}>
          {t('betting.typed.clear')}
        </Button>
      </div>
    </div>
  );
}

const MOST_PROBLEMS = 20;

function TypedPreview({ read: { numbers, invalid, repeated }, most }: { read: TypedNumbers; most: number }) {
  const { t } = useTranslation('lottery');
  return (
    <div className="flex flex-col gap-2">
      <p className="money flex flex-wrap gap-x-4 text-sm">
        <span className="text-jade">{t('betting.typed.valid', { count: numbers.length })}</span>
        {repeated.length > 0 ? (
          <span className="text-marigold">{t('betting.typed.repeated', { count: repeated.length })}</span>
        ) : null}
        {invalid.length > 0 ? (
          <span className="text-danger">{t('betting.typed.invalid', { count: invalid.length })}</span>
        ) : null}
        {numbers.length > most ? (
          <span className="text-danger">{t('betting.typed.tooMany', { count: most })}</span>
        ) : null}
      </p>
      <Problems name={t('betting.typed.invalidAt')} problems={invalid} />
      <Problems name={t('betting.typed.repeatedAt')} problems={repeated} />
    </div>
  );
}

/** The first few, since ten thousand would hold the page up. */
function Problems({ name, problems }: { name: string; problems: readonly TypedProblem[] }) {
  const { t } = useTranslation('lottery');
  if (problems.length === 0) return null;
  return (
    <div className="text-sm">
      <p className="text-faint">{name}</p>
      <ul className="money flex flex-wrap gap-1.5">
        {problems.slice(0, MOST_PROBLEMS).map(({ text, place }) => (
          <li key={place} className="max-w-full truncate rounded-xs bg-raised px-2 py-0.5">
            {t('betting.typed.at', { place, text })}
          </li>
        ))}
        {problems.length > MOST_PROBLEMS ? (
          <li className="px-2 py-0.5 text-faint">
            {t('betting.slip.more', { more: problems.length - MOST_PROBLEMS })}
          </li>
        ) : null}
      </ul>
    </div>
  );
}
