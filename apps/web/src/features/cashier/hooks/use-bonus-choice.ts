import { keepPreviousData } from '@tanstack/react-query';
import type { DepositBonusView } from '@tonalli/contracts/bonuses/api';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';

interface ChosenBonus {
  /** What goes with the order. */
  taken: { offerId?: string; bonusCode?: string };
  offer: DepositBonusView | null;
}
const NO_BONUS: ChosenBonus = { taken: {}, offer: null };

/** Shorter ones are no codes. */
const MIN_CODE = 4;

/** The bonus that is chosen for a deposit, and the code that is typed for one. */
export function useBonusChoice() {
  const { t } = useTranslation('cashier');
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState(false);
  const [code, setCode] = useState<string | undefined>(undefined);
  const [chosen, setChosen] = useState(NO_BONUS);
  const [closed, setClosed] = useState<string | null>(null);
  const { data, isFetching, refetch } = trpc.bonuses.offers.useQuery(
    { language, ...(code && { code }) },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const offers = data ?? [];
  const { offer } = chosen;
  const isGone = data !== undefined && !isFetching && !data.some(({ id }) => id === offer?.id);
  if (offer && isGone) {
    setChosen(NO_BONUS);
    setClosed(offer.title);
  }
  const entered = typed.trim();
  const isUnknown = entered === code && !isFetching && !offers.some(({ when }) => when === 'CODE');
  const isShort = entered !== '' && entered.length < MIN_CODE;

  /** Why the code in the field could not go with the order. */
  function faultOfCode(): string | undefined {
    if (isShort) return t('bonus.codeShort', { min: MIN_CODE });
    if (isUnknown) return t('bonus.codeUnknown');
    return entered === '' || entered === code ? undefined : t('bonus.codeNotApplied');
  }
  const type = (text: string) => {
    setTyped(text);
    setAsked(false);
  };
  const apply = () => {
    setAsked(true);
    if (isShort) return;
    setCode(entered || undefined);
    if (offer?.when === 'CODE') setChosen(NO_BONUS);
  };
  const choose = (id: string) => {
    setClosed(null);
    const next = offers.find((one) => one.id === id);
    if (!next) return setChosen(NO_BONUS);
    setChosen({ taken: { offerId: id, ...(next.when === 'CODE' && code && { bonusCode: code }) }, offer: next });
  };
  const fault = faultOfCode();
  return {
    ...chosen,
    offers,
    /** The title of what was chosen, once it is offered no longer and until something else is chosen. */
    closed,
    choose,
    code: {
      typed,
      type,
      apply,
      /** Told once the code was applied or the deposit sent, until something else is typed. */
      error: asked ? fault : undefined,
      isAtFault: fault !== undefined,
      isBusy: isFetching && code !== undefined,
    },
    ask: () => setAsked(true),
    /** The order was refused for its bonus: what is offered now says whether it closed. */
    readAgain: () => void refetch(),
  };
}

export type BonusPick = ReturnType<typeof useBonusChoice>;
