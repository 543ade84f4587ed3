import { ContractsScreen } from './contracts-screen';

export default function RealtimeScreen() {
  return <ContractsScreen kind="realtime" />;
}
