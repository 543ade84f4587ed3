import { useMemberSearch } from '../../control/use-member-search';
import { CreateMember } from './create-member';
import { FindMember } from './find-member';

/** Members of this world: make one, look one up. */
export default function MembersPanel() {
  const { member, show } = useMemberSearch();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <FindMember key={member} member={member} onAsk={show} />
      <CreateMember onMade={show} />
    </div>
  );
}
