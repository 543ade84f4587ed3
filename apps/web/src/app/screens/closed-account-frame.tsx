import ClosedAccountScreen from '../../features/account/closed-account-screen';
import { ConsentGate } from '../consent/consent-gate';
import { BareFrame } from './bare-frame';

/** Replaces the app for whoever has closed the account, or would log in to it (MEM-17). */
export default function ClosedAccountFrame() {
  return (
    <>
      <BareFrame withWayBack={false}>
        <ClosedAccountScreen />
      </BareFrame>
      <ConsentGate />
    </>
  );
}
