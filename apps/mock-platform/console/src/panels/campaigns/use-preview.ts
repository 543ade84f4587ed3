import { useMutation } from '@tanstack/react-query';
import type { ControlCommands } from '@tonalli/qa/commands';
import type { GivenTo } from '@tonalli/qa/control-command';
import type { CostPreview } from '@tonalli/qa/cost';
import { joinPreviews } from '@tonalli/qa/cost-summary';
import { useState } from 'react';
import { useControl } from '../../control/control-context';

type Wanted = Omit<GivenTo<ControlCommands['previewCost']>, 'members' | 'seed'>;

/** So many members in so many parts, each with a seed of its own, so that it can be seen how far it is. */
const MEMBERS_A_PART = 100;
export const PREVIEW_PARTS = 10;

/** Plays a campaign through. `part`: how many parts are done. */
export function usePreview() {
  const { client } = useControl();
  const [part, setPart] = useState(0);
  const preview = useMutation<CostPreview, Error, Wanted>({
    async mutationFn(wanted) {
      setPart(0);
      let all: CostPreview | undefined;
      for (let seed = 1; seed <= PREVIEW_PARTS; seed += 1) {
        const one = await client.run('previewCost', { ...wanted, members: MEMBERS_A_PART, seed: String(seed) });
        all = all ? joinPreviews(all, one) : one;
        setPart(seed);
      }
      if (!all) throw new Error('no part was played');
      return all;
    },
  });
  return { preview, part };
}
