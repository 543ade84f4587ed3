import { type ControlClient, createControlClient } from '@tonalli/qa/client';
import { afterAll, beforeEach, expect, onTestFinished } from 'vitest';
import { type MintedMember, type MintRequest, mintMember } from '../emulator/control/mint-member';
import type { World } from '../world/world';
import { createTestPlatform, type TestPlatform } from './test-platform';

type PlatformRequest = Parameters<typeof createTestPlatform>[0];

/** A platform that the tests of a file share; it stops after the last of them. */
export async function servePlatform(request?: PlatformRequest): Promise<TestPlatform> {
  const platform = await createTestPlatform(request);
  afterAll(() => platform.stop());
  return platform;
}

/** A platform for the running test alone; it stops with it. */
export async function serveOwn(request?: PlatformRequest): Promise<TestPlatform> {
  const platform = await createTestPlatform(request);
  onTestFinished(() => platform.stop());
  return platform;
}

/** As `servePlatform`, and the ledger of its default world has to add up in the end. */
export async function serveAudited(request?: PlatformRequest): Promise<TestPlatform> {
  const platform = await servePlatform(request);
  afterAll(() => expect(platform.world.ledger.audit().findings).toEqual([]));
  return platform;
}

export interface Stage {
  readonly platform: TestPlatform;
  /** Of the running test alone. */
  world: World;
  /** The same, as calls name it. */
  here: { world: string };
  /** What testers can do to it. */
  qa: ControlClient;
}

/** A platform that the tests of a file share, and a world for each of them. */
export async function serveWorlds(request?: PlatformRequest): Promise<Stage> {
  const platform = await servePlatform(request);
  const open = () => {
    const world = platform.worlds.create();
    const here = { world: world.name };
    return { world, here, qa: createControlClient({ url: platform.url, ...here }) };
  };
  const stage: Stage = { platform, ...open() };
  beforeEach(() => void Object.assign(stage, open()));
  return stage;
}

/** As `serveWorlds`, with somebody in each world. */
export async function serveMember(member: MintRequest = {}): Promise<Stage & { ana: MintedMember }> {
  const stage = await serveWorlds();
  const ana = () => mintMember(stage.world, member);
  const staged = Object.assign(stage, { ana: await ana() });
  beforeEach(async () => {
    staged.ana = await ana();
  });
  return staged;
}
