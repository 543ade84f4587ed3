import { toastStore } from '@tonalli/ui/toast/toast-store';
import { clearIdleWork } from '../app/chunks/when-idle';
import { deferredPrompt } from '../app/install/deferred-prompt';
import { feedbackDraft } from '../features/help/feedback-draft';
import { openedAt } from '../features/lobby/hooks/use-sheets';
import { registerDraft } from '../features/registration/register-draft';
import { forgotDraft } from '../features/session/forgot/forgot-draft';
import { loginDraft } from '../features/session/login-draft';
import { externalDraft } from '../hooks/external-draft';

const DRAFTS = [externalDraft, feedbackDraft, forgotDraft, loginDraft, registerDraft];

/** What lives as long as a page does, and would tell the next test what the last one did. */
export function startFreshPage(): void {
  for (const draft of DRAFTS) draft.reset();
  clearIdleWork();
  toastStore.clear();
  openedAt.clear();
  deferredPrompt.prompt = null;
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
}
