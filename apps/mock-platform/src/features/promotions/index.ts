// What other features of the platform may use of this one.

export { applicationIdOf } from './application-id';
export { apply } from './apply';
export { Campaign } from './campaign-schema';
export { clusterOf } from './cluster';
export { standingsOf } from './my-promotions';
export { publishCampaign } from './publish-campaign';
export { approveApplication, listApplications, rejectApplication, takeApplication } from './review-application';
export { pauseCampaign, reportCampaigns, setBudgetLeft } from './run-campaign';
export { signIn } from './sign-in';
export { claim, join } from './take-part';
