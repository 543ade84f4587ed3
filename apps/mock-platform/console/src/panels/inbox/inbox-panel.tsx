import { CaptchaAnswer } from './captcha-answer';
import { CaughtEmails } from './caught-emails';
import { CaughtMessages } from './caught-sms';
import { OpenedPopups } from './opened-popups';
import { SendNotice } from './send-notice';

/** What was sent and opened in this world, as it comes. */
export default function InboxPanel() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <CaughtMessages />
      <CaughtEmails />
      <OpenedPopups />
      <SendNotice />
      <CaptchaAnswer />
    </div>
  );
}
