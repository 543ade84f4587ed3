import { CostPreview } from './cost-preview';
import { CostReport } from './cost-report';

/** What promotions cost, before and after members take part. */
export default function CampaignsPanel() {
  return (
    <div className="flex flex-col gap-5">
      <CostPreview />
      <CostReport />
    </div>
  );
}
