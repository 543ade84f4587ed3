import { describe, expect, it } from 'vitest';
import { CONTROL_COMMANDS, CONTROL_NAMES } from './commands';
import { curlOf } from './curl';
import { exampleOf } from './examples';

describe('examples of commands', () => {
  it.each(CONTROL_NAMES)('QA-14 %s is shown with an input that it takes', (name) => {
    const input = exampleOf(name);
    expect(CONTROL_COMMANDS[name].input.safeParse(input).error?.issues ?? []).toEqual([]);
  });

  it('QA-14 QA-11 as curl names the world, fills the path and says that the body is JSON', () => {
    const at = { origin: 'http://127.0.0.1:4100', world: 'a-world' };
    expect(curlOf(CONTROL_COMMANDS.describeScenario, { ...at, input: { name: 'lottery closing' } })).toBe(
      "curl -X GET 'http://127.0.0.1:4100/qa/api/scenarios/lottery%20closing'",
    );
    expect(curlOf(CONTROL_COMMANDS.sendNotice, { ...at, input: { title: "Don't wait", body: 'Now' } })).toBe(
      `curl -X POST -H 'x-world: a-world' -H 'content-type: application/json' -d '{"title":"Don'\\''t wait","body":"Now"}' 'http://127.0.0.1:4100/qa/api/messages'`,
    );
  });

  it('QA-14 is no line without what stands in the path', () => {
    expect(() => curlOf(CONTROL_COMMANDS.removeFault, { origin: '', input: {} })).toThrow(TypeError);
  });
});
