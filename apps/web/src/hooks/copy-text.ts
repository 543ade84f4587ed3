import { toast } from '@tonalli/ui/toast/toast-store';

interface CopyWords {
  done: string;
  /** What was copied, where `done` does not show it. */
  description?: string;
  failed: string;
}

/** Copies a text and says so; false where the browser refused, or has no clipboard outside https. */
export async function copyText(text: string, { done, description, failed }: CopyWords): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done, { id: 'copied', ...(description ? { description } : {}) });
    return true;
  } catch {
    toast.warning(failed, { id: 'copied' });
    return false;
  }
}
