import { lazyPart } from '../chunks/lazy-screen';
import type { Dialog } from './overlay-store';

export const LoginDialog = lazyPart(() => import('./login-overlay'));
const LogoutDialog = lazyPart(() => import('../../features/session/logout-dialog'));
const TrialPrompt = lazyPart(() => import('../../features/session/trial-prompt'));
const RegisterDialog = lazyPart(() => import('./register-overlay'));
const NoticesDialog = lazyPart(() => import('../../features/content/notices/notices-dialog'));
const AboutDialog = lazyPart(() => import('../shell/about-dialog'));
const HelpDialog = lazyPart(() => import('../help/help-overlay'));
const GameFinder = lazyPart(() => import('../../features/lobby/finder/game-finder'));

interface OpenDialogProps {
  dialog: Dialog;
  onClose: () => void;
}

/** The one dialog that is open; each is fetched when first shown. */
export default function OpenDialog({ dialog, onClose }: OpenDialogProps) {
  switch (dialog.kind) {
    case 'login':
      return <LoginDialog expired={dialog.reason === 'expired'} onClose={onClose} />;
    case 'register':
      return <RegisterDialog onClose={onClose} />;
    case 'logout':
      return <LogoutDialog onClose={onClose} />;
    case 'trial-prompt':
      return <TrialPrompt onClose={onClose} />;
    case 'about':
      return <AboutDialog page={dialog.page} onClose={onClose} />;
    case 'help':
      return <HelpDialog topic={dialog.topic} onClose={onClose} />;
    case 'find':
      return <GameFinder onClose={onClose} />;
    case 'notices':
      return <NoticesDialog key={dialog.noticeId} noticeId={dialog.noticeId} onClose={onClose} />;
  }
}
