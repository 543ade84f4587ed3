import { PersonRecipe } from './member';

/** A trial account with a password of its own, so that it can be logged in to; its wallet fills with its first game. */
export const trial = (base: string): PersonRecipe => new PersonRecipe(base, 4);
