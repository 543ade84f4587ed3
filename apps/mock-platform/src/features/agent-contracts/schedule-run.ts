import type { World } from '../../world/world';
import { DIVIDEND_RUN, SALARY_RUN } from './contract-jobs';
import { nameOfStream, periodAt, type Stream } from './periods';
import { streamsRepository } from './streams.repository';

/** Has a stream settled from a period on, unless it is from an earlier one already. */
export function wakeStream(world: World, stream: Stream, from: number): void {
  const known = streamsRepository(world).nextFrom(nameOfStream(stream));
  if (known === null || known > from) scheduleRun(world, stream, from);
}

/** The run of a period falls due when it is over. */
export function scheduleRun(world: World, stream: Stream, from: number): void {
  const name = nameOfStream(stream);
  streamsRepository(world).put(name, from);
  const run = stream.kind === 'dividend' ? DIVIDEND_RUN : SALARY_RUN;
  world.clock.schedule({ kind: run, key: name, dueAt: periodAt(stream, from).to, payload: { ...stream, from } });
}

/** After a period was settled: goes on with the next one, or rests while nobody has such a contract. */
export function followRun(world: World, stream: Stream, next: number): void {
  if (streamsRepository(world).isNeeded(stream, next)) scheduleRun(world, stream, next);
  else streamsRepository(world).put(nameOfStream(stream), null);
}
