import { Link } from '@tanstack/react-router';
import type { RequirementView } from '@tonalli/contracts/promotions/api';
import { formatAmount, formatDate } from '@tonalli/i18n/format';
import { CircleCheck, CircleDashed, Info } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';

/** Where it is done, as far as the member can do anything about it. */
const PLACES = {
  mobileVerified: 'securityCenter',
  emailVerified: 'securityCenter',
  identityApproved: 'identity',
  depositMade: 'depositv2',
  depositLimitSet: 'protection',
} as const satisfies Partial<Record<RequirementView['rule'], string>>;

/** What can be done after joining is asked for, not missed. */
const GOALS = [
  'mobileVerified',
  'emailVerified',
  'identityApproved',
  'vipAtLeast',
  'depositMade',
  'depositLimitSet',
  'validBets',
] as const satisfies readonly RequirementView['rule'][];

const isPlaced = (rule: RequirementView['rule']): rule is keyof typeof PLACES => Object.hasOwn(PLACES, rule);
const placeOf = (rule: RequirementView['rule']) => (isPlaced(rule) ? PLACES[rule] : null);

interface RequirementTextProps {
  requirement: RequirementView;
  isGoal?: boolean;
  isMet?: boolean;
}

function RequirementText({ requirement, isGoal = false, isMet = false }: RequirementTextProps) {
  const { t } = useTranslation('promotions');
  const language = useLanguage();
  const { rule, level = 0, amountMinor = 0, at, days = 0 } = requirement;
  const place = isMet ? null : placeOf(rule);
  const values = {
    ...{ level, amount: formatAmount(amountMinor, language), count: days },
    date: at ? formatDate(at, language) : '',
  };
  const goal = isGoal ? GOALS.find((known) => known === rule) : undefined;
  return (
    <>
      {goal ? t(`goal.${goal}`, values) : t(`rule.${rule}`, values)}
      {place ? (
        <>
          {' '}
          <Link
            to={PATHS.member}
            search={{ page: place }}
            className="whitespace-nowrap font-semibold text-marigold underline"
          >
            {t(`ruleLink.${place}`)}
          </Link>
        </>
      ) : null}
    </>
  );
}

/** What keeps a member from taking part, in words, with the way to change it. */
export function Reasons({ reasons }: { reasons: readonly RequirementView[] }) {
  const { t } = useTranslation('promotions');
  return (
    <section aria-label={t('reasons')} className="rounded-lg bg-info-soft p-4">
      <h3 className="flex items-center gap-2 font-sans font-semibold text-base text-info">
        <Info aria-hidden="true" className="size-5 shrink-0" />
        {t('reasons')}
      </h3>
      <ul className="mt-2 flex list-disc flex-col gap-1.5 ps-5 text-sm">
        {reasons.map((requirement) => (
          <li key={requirement.rule}>
            <RequirementText requirement={requirement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is to be done after joining, ticked off as it is. */
export function Goals({ goals }: { goals: readonly (RequirementView & { isMet: boolean })[] }) {
  const { t } = useTranslation('promotions');
  return (
    <section aria-label={t('goals')} className="rounded-lg bg-raised p-4 ring-1 ring-line ring-inset">
      <h3 className="text-base">{t('goals')}</h3>
      <ul className="mt-3 flex flex-col gap-2.5 text-sm">
        {goals.map((goal) => (
          <li key={goal.rule} className="flex items-start gap-2.5">
            {goal.isMet ? (
              <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-jade" />
            ) : (
              <CircleDashed aria-hidden="true" className="size-5 shrink-0 text-faint" />
            )}
            <span>
              <span className="sr-only">{t(goal.isMet ? 'goalMet' : 'goalOpen')}: </span>
              <RequirementText requirement={goal} isGoal isMet={goal.isMet} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
