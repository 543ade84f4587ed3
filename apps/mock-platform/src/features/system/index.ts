// What other features of the platform may use of this one.

export { contactData, helpLines } from './contact-data';
export { MIRROR_SITES, REPRESENTATIVES } from './contact-settings';
export { mirrorsOf } from './mirrors';
export { GTAG_ID, SERVICE_CHANNELS } from './system-settings';
