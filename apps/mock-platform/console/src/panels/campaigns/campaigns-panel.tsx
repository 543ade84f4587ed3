import { Applications } from './applications';
import { CampaignList } from './campaign-list';
import { Clusters } from './clusters';
import { CostPreview } from './cost-preview';
import { CostReport } from './cost-report';

/** The operator's side of promotions: what runs, who applied, who may be one person, and what it costs before and after. */
export default function CampaignsPanel() {
  return (
    <div className="flex flex-col gap-5">
      <CampaignList />
      <Applications />
      <Clusters />
      <CostPreview />
      <CostReport />
    </div>
  );
}
