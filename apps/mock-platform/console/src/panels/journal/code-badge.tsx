import { Badge } from '@tonalli/ui/badge/badge';

/** How a call ended, in its colour. */
export function CodeBadge({ code }: { code: string }) {
  return <Badge tone={code === 'OK' ? 'jade' : code === 'NONE' ? 'neutral' : 'danger'}>{code}</Badge>;
}
