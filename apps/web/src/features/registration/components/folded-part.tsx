import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface FoldedPartProps {
  icon: LucideIcon;
  title: string;
  lead: string;
  /** Something in it was chosen, or has to be mended. */
  open: boolean;
  children: ReactNode;
}

/** What nobody has to fill in. */
export function FoldedPart({ icon: Icon, title, lead, open, children }: FoldedPartProps) {
  const { t } = useTranslation('registration');
  // It stays open for whoever takes back what they chose.
  const [isOpen, setIsOpen] = useState(open);
  return (
    <details
      open={isOpen || open}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-md bg-surface ring-1 ring-line ring-inset"
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-3.5 py-2 font-medium text-sm [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-marigold" />
        <span className="min-w-0 flex-1">
          {title} <span className="font-normal text-muted">({t('optional')})</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4.5 shrink-0 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 px-3.5 pt-1 pb-4">
        <p className="text-muted text-sm">{lead}</p>
        {children}
      </div>
    </details>
  );
}
