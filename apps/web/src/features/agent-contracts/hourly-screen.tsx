import { ContractsScreen } from './contracts-screen';

export default function HourlyScreen() {
  return <ContractsScreen kind="hourly" />;
}
