import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { WINNER_MIN_PAYOUT_MINOR } from '@tonalli/contracts/constants';
import type { Winner } from '@tonalli/contracts/content/api';
import { Button } from '@tonalli/ui/button/button';
import { Chip } from '@tonalli/ui/chip/chip';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import LoadFailure from '../../components/load-failure';
import { PageHeading } from '../../components/page-heading';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { useLanguage } from '../../hooks/use-language';
import { PATHS } from '../../paths';
import { trpc } from '../../trpc/trpc';
import { WinRow } from './components/win-row';
import { parseWinnersSearch, type WinnersSearch, winnersInput } from './winners-search';

const route = getRouteApi('/winners');
const SKELETON_ROWS = 8;

/** The largest wins of a day or a week, of all games or of one category, each with its proof (HOME-10). */
export default function WinnersScreen() {
  const { t } = useTranslation(['home', 'lobby']);
  const { categories } = useBootstrap();
  const navigate = route.useNavigate();
  const search = parseWinnersSearch({ ...route.useSearch() });
  const { period, type } = search;
  const show = (next: WinnersSearch) => void navigate({ search: next, resetScroll: false });
  const ofPeriod = period ? { period } : {};
  const types = categories.filter(({ vendors }) => vendors.length > 0).map((category) => category.type);
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6 px-3 py-6 sm:px-6">
      <div>
        <PageHeading title={t('home:winnersPage.title')} />
        <p className="mt-2 text-muted">{t('home:winnersPage.intro')}</p>
      </div>
      <div className="flex flex-col gap-4">
        <SegmentedControl
          label={t('home:winnersPage.period.label')}
          className="self-start"
          options={(['day', 'week'] as const).map((value) => ({ value, label: t(`home:winnersPage.period.${value}`) }))}
          value={period ?? 'day'}
          onValueChange={(value) => show({ ...(type ? { type } : {}), ...(value === 'week' ? { period: value } : {}) })}
        />
        <fieldset
          aria-label={t('home:winnersPage.type.label')}
          className="no-scrollbar -mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 sm:mx-0 sm:flex-wrap sm:px-0"
        >
          <Chip pressed={!type} onClick={() => show(ofPeriod)}>
            {t('home:winnersPage.type.all')}
          </Chip>
          {types.map((one) => (
            <Chip key={one} pressed={one === type} onClick={() => show({ ...ofPeriod, type: one })}>
              {t(`lobby:type.${one}`)}
            </Chip>
          ))}
        </fieldset>
      </div>
      <WinnersList search={search} />
    </div>
  );
}

function WinnersList({ search }: { search: WinnersSearch }) {
  const { t } = useTranslation(['home', 'common']);
  const language = useLanguage();
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.content.winnersOf.useQuery(
    winnersInput(language, search),
    { placeholderData: keepPreviousData },
  );
  if (!data && error) {
    return (
      <LoadFailure
        title={t('home:winnersPage.failed')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Waiting />;
  if (data.length === 0 && !isPlaceholderData) {
    return (
      <EmptyState
        title={t(search.period === 'week' ? 'home:winnersPage.empty.week' : 'home:winnersPage.empty.day')}
        description={t('home:winnersPage.empty.text', {
          amount: formatAmount(WINNER_MIN_PAYOUT_MINOR, { language }),
        })}
        illustration="dusk"
        action={
          <Button asChild variant="secondary">
            {search.period === 'week' ? (
              <Link to={PATHS.home}>{t('common:actions.home')}</Link>
            ) : (
              <Link to={PATHS.winners} search={{ ...search, period: 'week' }}>
                {t('home:winnersPage.empty.seeWeek')}
              </Link>
            )}
          </Button>
        }
      />
    );
  }
  return (
    <ol
      aria-label={t('home:winnersPage.list')}
      aria-busy={isPlaceholderData}
      className={clsx('flex flex-col gap-2 transition-opacity', isPlaceholderData && 'opacity-60')}
    >
      {data.map((winner, index) => (
        <WinRow key={keyOf(winner)} winner={winner} place={index + 1} />
      ))}
    </ol>
  );
}

const keyOf = ({ at, playerName, gameId, amountMinor }: Winner) => `${at}${playerName}${gameId}${amountMinor}`;

function Waiting() {
  return (
    <div aria-hidden="true" className="flex flex-col gap-2">
      {Array.from({ length: SKELETON_ROWS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <Skeleton key={index} className="h-20 w-full rounded-lg" />
      ))}
    </div>
  );
}
