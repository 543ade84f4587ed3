import { useMemberSearch } from '../../control/use-member-search';
import { ClosedMembers } from './closed-members';
import { CreateMember } from './create-member';
import { FindMember } from './find-member';

/** Members of this world: make one, look one up. */
export default function MembersPanel() {
  const { member, show } = useMemberSearch();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <FindMember key={member} member={member} onAsk={show} />
      <div className="flex min-w-0 flex-col gap-5">
        <CreateMember onMade={show} />
        <ClosedMembers />
      </div>
    </div>
  );
}
