import { QueryResult } from '../../components/query-result';
import { useControlQuery } from '../../control/use-control-query';
import { Domains } from './domains';
import { Hosts } from './hosts';
import { MinimumAge } from './minimum-age';
import { Modules } from './modules';
import { Offers } from './offers';
import { PlatformStatus } from './platform-status';
import { PointRatios } from './point-ratios';
import { Policy } from './policy';
import { ReferralRate } from './referral-rate';
import { RegistrationFields } from './registration-fields';
import { SealingKeys } from './sealing-keys';

/** What the operator of the platform decides in this world. */
export default function OperatorPanel() {
  const operator = useControlQuery('fetchOperator', {});
  return (
    <QueryResult of={operator} bone="h-48" bones={4}>
      {({ status, offers, registration, minimumAge, referralBasisPoints, points, domains, hosts, policy }) => (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-5">
            <Modules />
            <PointRatios current={points} />
            <Domains domains={domains} />
            <Hosts hosts={hosts} />
          </div>
          <div className="flex min-w-0 flex-col gap-5">
            <PlatformStatus status={status} />
            <Offers offers={offers} />
            <ReferralRate current={referralBasisPoints} />
            <Policy current={policy} />
            <RegistrationFields fields={registration} />
            <MinimumAge current={minimumAge} />
            <SealingKeys />
          </div>
        </div>
      )}
    </QueryResult>
  );
}
