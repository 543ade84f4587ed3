import { Breadcrumb } from '@tonalli/ui/breadcrumb/breadcrumb';
import { useTranslation } from 'react-i18next';

interface ReportPathProps {
  path: readonly { memberId: string; name: string }[];
  /** Undefined: the agent. */
  onChoose: (of: string | undefined) => void;
}

/** The way from the agent down to whom the report is of. */
export function ReportPath({ path, onChoose }: ReportPathProps) {
  const { t } = useTranslation('agent-reports');
  if (path.length === 0) return null;
  const step = (name: string, of: string | undefined) => (
    <button
      type="button"
      onClick={() => onChoose(of)}
      className="inline-flex min-h-8 items-center rounded-xs font-semibold text-marigold hover:text-marigold-bright"
    >
      {name}
    </button>
  );
  return (
    <Breadcrumb
      label={t('path.label')}
      items={[
        { id: 'team', content: step(t('path.team'), undefined) },
        ...path.map(({ memberId, name }) => ({ id: memberId, content: step(name, memberId) })),
      ]}
    />
  );
}
