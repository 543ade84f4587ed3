import { type CoinSide, CoinView } from '@tonalli/contracts/games/coin';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

function Flip({ fell, isRight }: { fell: CoinSide; isRight: boolean }) {
  const { t } = useTranslation('records');
  const said = isRight ? t('coin.right') : t('coin.wrong');
  return (
    <li
      className={clsx(
        'flex items-center gap-2 rounded-full py-1.5 pr-4 pl-3 font-semibold ring-1 ring-current ring-inset',
        isRight ? 'bg-raised text-jade' : 'bg-danger-soft text-danger',
      )}
    >
      <span aria-hidden="true">{isRight ? '✓' : '✕'}</span>
      <span>
        {t(`coin.side.${fell}`)}
        <span className="sr-only">, {said}</span>
      </span>
    </li>
  );
}

/** How the coin fell after each call, in their order. */
export default function CoinOutcome({ view }: { view: unknown }) {
  const { t } = useTranslation('records');
  const read = CoinView.safeParse(view);
  if (!read.success) return <p className="text-muted">{t('detail.notSlot')}</p>;
  const { calls, flips, multiplierX10000 } = read.data;
  // While a round is open, every call came true.
  const fallen = calls.map((called, flip) => flips?.[flip] ?? called);
  const facts = [
    [t('coin.streak'), fallen.filter((fell, flip) => fell === calls[flip]).length],
    [t('coin.multiplier'), `× ${(multiplierX10000 / 10_000).toFixed(4)}`],
  ] as const;
  const items = fallen.map((fell, flip) => ({ no: flip + 1, fell, isRight: fell === calls[flip] }));
  return (
    <section className="rounded-lg bg-ink-deep p-4 ring-1 ring-line ring-inset">
      <ol className="flex flex-wrap justify-center gap-2">
        {items.map(({ no, fell, isRight }) => (
          <Flip key={no} fell={fell} isRight={isRight} />
        ))}
      </ol>
      <dl className="mt-4 grid grid-cols-2 gap-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-faint text-sm">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
