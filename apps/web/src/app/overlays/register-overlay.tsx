import { GroupBanner } from '../../features/content/components/group-banner';
import RegisterDialog from '../../features/registration/register-dialog';

/** The registration with what the operator shows above it. */
export default function RegisterOverlay(props: { onClose: () => void }) {
  return <RegisterDialog {...props} banner={<GroupBanner group="w_reg" onFollow={props.onClose} />} />;
}
