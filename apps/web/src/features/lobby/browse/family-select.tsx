import type { GamePage } from '@tonalli/contracts/lobby/api';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { useTranslation } from 'react-i18next';
import type { LobbySearch } from '../lobby-search';

interface FamilySelectProps {
  chosen: LobbySearch['family'];
  /** Left out: not known yet. */
  families: GamePage['families'];
  /** Room is kept for the choice until it is known. */
  expected: boolean;
  onChoose: (family: LobbySearch['family']) => void;
}

/** What is played under the titles of a list, with how many there are of each; nothing where there is no choice. */
export function FamilySelect({ chosen, families: known, expected, onChoose }: FamilySelectProps) {
  const { t } = useTranslation('games');
  const families = known ?? [];
  const isListed = families.some(({ family }) => family === chosen);
  const offered = chosen === undefined || isListed ? families : [...families, { family: chosen, count: 0 }];
  const isAwaited = expected && known === undefined;
  if (offered.length < 2 && chosen === undefined && !isAwaited) return null;
  return (
    <Field label={t('family.label')} labelHidden className="md:w-52 md:shrink-0">
      <Select
        value={chosen ?? ''}
        placeholder={t('family.all')}
        options={offered.map(({ family, count }) => ({
          value: family,
          label: t('family.option', { name: t(`family.${family}`), games: count }),
        }))}
        onChange={({ currentTarget: { value } }) => onChoose(offered.find(({ family }) => family === value)?.family)}
      />
    </Field>
  );
}
