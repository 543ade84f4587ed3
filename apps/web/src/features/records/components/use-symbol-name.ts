import { SYMBOL_NAMES } from '@tonalli/contracts/games/symbols';
import { useTranslation } from 'react-i18next';

const NAMES = Object.values(SYMBOL_NAMES);

/** A symbol's name in words; the id of one that has none. */
export function useSymbolName(): (symbol: string) => string {
  const { t } = useTranslation('records');
  return (symbol) => {
    const known = NAMES.find((name) => name === symbol);
    return known ? t(`symbol.${known}`) : symbol;
  };
}
