import { AgentLogin } from '../../features/team/agent-login';
import { LanguageSwitch } from '../shell/language-switch';

/** Where agents land and log in (AUTH-13). */
export default function AgentScreen() {
  return <AgentLogin languages={<LanguageSwitch />} />;
}
