import { Domains } from './domains';
import { Modules } from './modules';
import { Offers } from './offers';
import { PlatformStatus } from './platform-status';
import { RegistrationFields } from './registration-fields';
import { SealingKeys } from './sealing-keys';

/** What the operator of the platform decides in this world. */
export default function OperatorPanel() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Modules />
      <PlatformStatus />
      <Offers />
      <RegistrationFields />
      <Domains />
      <SealingKeys />
    </div>
  );
}
