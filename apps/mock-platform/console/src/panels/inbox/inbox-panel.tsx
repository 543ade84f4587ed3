import { CaptchaAnswer } from './captcha-answer';
import { CaughtEmails } from './caught-emails';
import { CaughtMessages } from './caught-sms';
import { SendNotice } from './send-notice';

/** What was sent in this world, as it comes. */
export default function InboxPanel() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <CaughtMessages />
      <CaughtEmails />
      <SendNotice />
      <CaptchaAnswer />
    </div>
  );
}
