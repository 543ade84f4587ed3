import type { Play } from '@tonalli/lottery/play';
import { rowsOf } from '@tonalli/lottery/selection';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { BetSummary } from './bet-summary';
import { useBetting } from './betting-context';
import { DrawNotice } from './draw-notice';
import { PlayFacts } from './play-facts';
import { RowBoard } from './row-board';
import { StakeOptions } from './stake-options';
import { TypedBoard } from './typed-board';
import type { DraftBet } from './use-draft-bet';

interface PlayBoardProps {
  draft: DraftBet;
  /** Nothing else on the screen says that the draw is closed. */
  saysClosed: boolean;
  onAdd: () => void;
  onRules: () => void;
}

/** What a play is, what may be chosen, and what it comes to. */
export function PlayBoard({ draft, saysClosed, onAdd, onRules }: PlayBoardProps) {
  const { play, selection } = draft;
  const { board } = play;
  const { dispatch } = useBetting();
  const rows = rowsOf(board);
  return (
    <div className="flex flex-col gap-5">
      <PlayFacts play={play} onRules={onRules} />
      {rows.length > 0 ? (
        <RowBoard
          play={play}
          rows={rows}
          selection={selection}
          onChange={(chosen) =>
            dispatch({ do: 'choose', play: play.id, selection: withTyped(play, chosen, selection.at(-1) ?? []) })
          }
        />
      ) : null}
      {board.kind === 'typed' ? <TypedBoard play={play} typed={board.typed} selection={selection} /> : null}
      {saysClosed ? <DrawNotice /> : null}
      <div className="flex flex-col gap-4 border-line border-t pt-5">
        <StakeOptions />
        <div className="flex flex-wrap items-end justify-between gap-4">
          <BetSummary draft={draft} />
          <AddButton draft={draft} onAdd={onAdd} />
        </div>
      </div>
    </div>
  );
}

/** Rows of options stand before the numbers that are typed. */
const withTyped = ({ board }: Play, rows: readonly (readonly string[])[], typed: readonly string[]) =>
  board.kind === 'typed' ? [...rows, typed] : rows;

export function AddButton({
  draft,
  onAdd,
  className,
}: Pick<PlayBoardProps, 'draft' | 'onAdd'> & { className?: string }) {
  const { t } = useTranslation('lottery');
  const { desk, dispatch } = useBetting();
  const isEditing = desk.editing !== null;
  return (
    <div className={className ?? 'flex flex-wrap gap-2 max-lg:hidden'}>
      {isEditing ? (
        <Button variant="secondary" onClick={() => dispatch({ do: 'stop-editing' })}>
          {t('betting.slip.keep')}
        </Button>
      ) : null}
      <Button disabled={draft.bet === null} onClick={onAdd}>
        {isEditing ? t('betting.slip.update') : t('betting.slip.add')}
      </Button>
    </div>
  );
}
