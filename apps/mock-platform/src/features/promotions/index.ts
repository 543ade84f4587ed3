// What other features of the platform may use of this one.

export { applicationIdOf } from './application-id';
export { apply } from './apply';
export { Campaign } from './campaign-schema';
export { clusterOf, clusterWithDevicesOf } from './cluster';
export { knownPreview, readDraft } from './draft';
export { listClusters } from './list-clusters';
export { standingsOf } from './my-promotions';
export { previewCost } from './preview-cost';
export { publishCampaign } from './publish-campaign';
export { reportCost } from './report-cost';
export { approveApplication, listApplications, rejectApplication, takeApplication } from './review-application';
export { pauseCampaign, reportCampaigns, setBudgetLeft } from './run-campaign';
export { signIn } from './sign-in';
export { claim, join } from './take-part';
