import { FEEDBACK_MAX_CHARACTERS } from '@tonalli/contracts/constants';
import { keepFeedback, replyToFeedback } from '../../../features/help';
import { drawnPicture } from '../../../transport/uploads/drawn-picture';
import type { World } from '../../../world/world';
import type { Person } from './person';

export interface FeedbackWanted {
  count: number;
  pictures: number;
  replied: boolean;
  /** As many characters as there may be. */
  long: boolean;
}

const TEXT = 'El menú lateral tapa el último juego de la lista. 🙏';
const REPLY = 'Gracias por avisarnos: ya lo corregimos.\n\nSi lo vuelves a ver, mándanos una captura con la hora.';

/** What a member has told the operator. */
export function writeFeedback(world: World, { id: memberId }: Person, wanted: Partial<FeedbackWanted>): void {
  const { count = 1, pictures = 0, replied = false, long = false } = wanted;
  const content = long ? TEXT.repeat(4).slice(0, FEEDBACK_MAX_CHARACTERS - 1) : TEXT;
  const images = Array.from({ length: pictures }, (_, index) => drawnPicture(`${index + 1}.png`, 'screenshot'));
  for (let written = 0; written < count; written += 1) {
    const id = keepFeedback(world, { memberId, topic: 'SITE', content, images });
    if (replied) replyToFeedback(world, id, REPLY);
  }
}
