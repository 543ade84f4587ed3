import { GroupBanner } from '../../features/content/components/group-banner';
import LoginDialog from '../../features/session/login-dialog';

/** The login with what the operator shows beside a forgotten password. */
export default function LoginOverlay(props: { expired: boolean; onClose: () => void }) {
  return <LoginDialog {...props} banner={<GroupBanner group="w_forget" onFollow={props.onClose} />} />;
}
