import type { TypedNumbers } from '@tonalli/lottery/entry/typed-numbers';
import type { Play, Selection, TypedRow } from '@tonalli/lottery/play';
import { rowsOf } from '@tonalli/lottery/selection';
import { Button } from '@tonalli/ui/button/button';
import { useDeferredValue, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBetting } from './betting-context';
import { createReader } from './read-once';

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
  const [reader] = useState(createReader);
  const read = reader(text, typed);
  const shown = useDeferredValue(read);
  const type = (next: string) => {
    const { numbers, faults } = reader(next, typed);
    const rows = rowsOf(play.board).map((_, index) => selection[index] ?? []);
    dispatch({ do: 'type', play: play.id, text: next });
    dispatch({ do: 'choose', play: play.id, selection: [...rows, faults.length > 0 ? [] : numbers] });
  };
  const isSound = read.faults.length + read.duplicates.length === 0;
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
        aria-invalid={read.faults.length > 0 || undefined}
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
        <Button variant="secondary" disabled={isSound} onClick={() => type(read.numbers.join(' '))}>
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

function TypedPreview({ read: { numbers, faults, duplicates }, most }: { read: TypedNumbers; most: number }) {
  const { t } = useTranslation('lottery');
  const repeated = duplicates.reduce((all, { times }) => all + times - 1, 0);
  return (
    <div className="flex flex-col gap-2">
      <p className="money flex flex-wrap gap-x-4 text-sm">
        <span className="text-jade">{t('betting.typed.valid', { count: numbers.length })}</span>
        {repeated > 0 ? (
          <span className="text-marigold">{t('betting.typed.repeated', { count: repeated })}</span>
        ) : null}
        {faults.length > 0 ? (
          <span className="text-danger">{t('betting.typed.invalid', { count: faults.length })}</span>
        ) : null}
        {numbers.length > most ? (
          <span className="text-danger">{t('betting.typed.tooMany', { count: most })}</span>
        ) : null}
      </p>
      <Problems
        name={t('betting.typed.invalidAt')}
        count={faults.length}
        problems={faults.slice(0, MOST_PROBLEMS).map(({ text, line, column, offset }) => ({
          key: offset,
          words: t('betting.typed.at', { line, column, text }),
        }))}
      />
      <Problems
        name={t('betting.typed.repeatedAt')}
        count={duplicates.length}
        problems={duplicates
          .slice(0, MOST_PROBLEMS)
          .map(({ number, times }, index) => ({ key: index, words: t('betting.typed.times', { number, times }) }))}
      />
    </div>
  );
}

interface ProblemsProps {
  name: string;
  count: number;
  /** The first few, since ten thousand would hold the page up. */
  problems: readonly { key: number; words: string }[];
}

function Problems({ name, count, problems }: ProblemsProps) {
  const { t } = useTranslation('lottery');
  if (count === 0) return null;
  return (
    <div className="text-sm">
      <p className="mb-1 text-faint">{name}</p>
      <ul className="money flex flex-wrap gap-1.5">
        {problems.map(({ key, words }) => (
          <li key={key} className="max-w-full truncate rounded-xs bg-raised px-2 py-0.5">
            {words}
          </li>
        ))}
        {count > problems.length ? (
          <li className="px-2 py-0.5 text-faint">{t('betting.slip.more', { more: count - problems.length })}</li>
        ) : null}
      </ul>
    </div>
  );
}
