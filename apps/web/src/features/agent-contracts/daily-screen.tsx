import { ContractsScreen } from './contracts-screen';

export default function DailyScreen() {
  return <ContractsScreen kind="daily" />;
}
