import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { PlatformImage } from '../../../components/platform-image';
import { useSymbolName } from './use-symbol-name';

export interface ReelCell {
  reel: number;
  row: number;
}

interface Props {
  /** Names of symbols, by reel from left to right and from top to bottom. */
  reels: readonly (readonly string[])[];
  /** By the names of the symbols. */
  pictures: Readonly<Record<string, string>>;
  isLit: (symbol: string, at: ReelCell) => boolean;
}

/** What the reels of a round showed, with the pictures of its theme. */
export function ReelsPicture({ reels, pictures, isLit }: Props) {
  const { t } = useTranslation('records');
  const nameOf = useSymbolName();
  return (
    <div
      role="img"
      aria-label={t('detail.reels', { symbols: reels.map((reel) => reel.map(nameOf).join(', ')).join(' | ') })}
      className="mx-auto grid max-w-sm auto-cols-fr grid-flow-col gap-1.5"
    >
      {reels.map((symbols, reel) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reels stand in their order
        <div key={reel} className="flex flex-col gap-1.5">
          {symbols.map((symbol, row) => (
            <PlatformImage
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stand in their order
              key={row}
              path={pictures[symbol] ?? ''}
              alt=""
              fit="contain"
              fallback={<span className="flex size-full items-center justify-center text-2xs">{nameOf(symbol)}</span>}
              className={clsx(
                'aspect-square rounded-xs p-1 ring-1 ring-inset',
                isLit(symbol, { reel, row }) ? 'bg-marigold-soft ring-marigold' : 'bg-raised ring-line',
              )}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
