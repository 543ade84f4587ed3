import SicBoOutcome from './sic-bo';

/** As at the slower table. */
export default SicBoOutcome;
