import { Button, type ButtonVariant } from '@tonalli/ui/button/button';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useProofAddress } from '../../../hooks/use-proof-address';

interface VerifyLinkProps {
  url: string;
  label: string;
  variant?: ButtonVariant;
  className?: string;
}

/** To the page that computes a bet again, in a tab of its own. */
export function VerifyLink({ url, label, variant = 'jade', className }: VerifyLinkProps) {
  const { t } = useTranslation('lottery');
  return (
    <Button asChild variant={variant} className={className}>
      <a href={useProofAddress(url)} target="_blank" rel="noopener noreferrer">
        {label}
        <ExternalLink aria-hidden="true" className="size-4" />
        <span className="sr-only">({t('proof.newTab')})</span>
      </a>
    </Button>
  );
}
