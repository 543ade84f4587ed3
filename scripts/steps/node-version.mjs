import { Explained } from './terminal.mjs';

/** The oldest Node that can install the project; the project brings the newer one that it runs on. */
export const MINIMUM_NODE = '20.19.0';

const parts = (version) => version.split('.').map(Number);

export function isOldEnough(version, minimum = MINIMUM_NODE) {
  const [have, need] = [parts(version), parts(minimum)];
  for (let index = 0; index < 3; index += 1) {
    if (have[index] !== need[index]) return have[index] > need[index];
  }
  return true;
}

export function requireNode(version = process.versions.node) {
  if (isOldEnough(version)) return;
  throw new Explained(`This is Node.js ${version}; Tonalli needs ${MINIMUM_NODE} or newer.`, [
    `The one in use is ${process.execPath}`,
    'Install a current Node.js (20 LTS or newer), open a new terminal and run the command again.',
  ]);
}
