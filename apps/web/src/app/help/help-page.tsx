import { HelpScreen } from '../../features/help/help-screen';
import { ContactBlock } from './contact-block';

export default function HelpPage() {
  return <HelpScreen contact={<ContactBlock />} />;
}
