import { HelpDialog } from '../../features/help/help-dialog';
import { ContactBlock } from './contact-block';

interface HelpOverlayProps {
  topic: string | undefined;
  onClose: () => void;
}

export default function HelpOverlay({ topic, onClose }: HelpOverlayProps) {
  return <HelpDialog topic={topic} contact={<ContactBlock />} onClose={onClose} />;
}
