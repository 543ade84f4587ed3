import { useRouter } from '@tanstack/react-router';
import type { PromotionDetail } from '@tonalli/contracts/promotions/api';
import { safeHref } from '@tonalli/contracts/safe-href';
import { Button } from '@tonalli/ui/button/button';
import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../app/session/use-session';
import { useRequireMember } from '../../../hooks/use-require-member';

type Action = NonNullable<PromotionDetail['action']>;

/** Leads to where the promotion is taken part in. A visitor logs in first where an account is needed, and goes on there. */
export function PromotionAction({ action, isSecond = false }: { action: Action; isSecond?: boolean }) {
  const { t } = useTranslation('promotions');
  const router = useRouter();
  const { status } = useSession();
  const requireMember = useRequireMember();
  const variant = isSecond ? 'secondary' : 'primary';
  const target = safeHref(action.url);
  if (target === null) return null;
  if (target.kind === 'outer') {
    return (
      <Button asChild variant={variant} iconEnd={<ExternalLink aria-hidden="true" className="size-4" />}>
        <a href={target.href} target="_blank" rel="noopener noreferrer">
          {action.label} <span className="sr-only">({t('newWindow')})</span>
        </a>
      </Button>
    );
  }
  const follow = () => void router.navigate({ href: target.href });
  if (!action.membersOnly)
    return (
      <Button variant={variant} onClick={follow}>
        {action.label}
      </Button>
    );
  return (
    <Button variant={variant} onClick={() => requireMember(follow, 'real')}>
      {status === 'member' ? action.label : t('logIn')}
    </Button>
  );
}
