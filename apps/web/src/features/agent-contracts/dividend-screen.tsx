import { ContractsScreen } from './contracts-screen';

export default function DividendScreen() {
  return <ContractsScreen kind="dividend" />;
}
