import { LANGUAGES } from '@tonalli/i18n/languages';
import { Chip } from '@tonalli/ui/chip/chip';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import { type LobbySearch, slotClasses } from '../lobby-search';

interface ClassChipsProps {
  chosen: LobbySearch['classify'];
  onChoose: (classify: LobbySearch['classify']) => void;
}

/** The sub-categories of slots, of which only those with games are shown once the platform's menu is there (LOBBY-05). */
export function ClassChips({ chosen, onChoose }: ClassChipsProps) {
  const { t } = useTranslation('games');
  const language = useLanguage();
  const { data } = trpc.lobby.menu.useQuery({ language });
  const listed = data?.find(({ type }) => type === 'RNG')?.classes.map(({ classify }) => classify);
  const shown = slotClasses(LANGUAGES).filter(
    (classify) => !listed || listed.includes(classify) || classify === chosen,
  );
  return (
    <fieldset
      aria-label={t('classify.label')}
      className="no-scrollbar -mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <Chip pressed={!chosen} onClick={() => onChoose(undefined)}>
        {t('classify.ALL')}
      </Chip>
      {shown.map((classify) => (
        <Chip key={classify} pressed={chosen === classify} onClick={() => onChoose(classify)}>
          {t(`classify.${classify}`)}
        </Chip>
      ))}
    </fieldset>
  );
}
