import { isModuleId, type ModuleId } from '@tonalli/contracts/modules';
import { z } from 'zod';
import { defineSetting } from './settings';

const ModuleIdSchema = z.custom<ModuleId>((value) => typeof value === 'string' && isModuleId(value));

export const PLATFORM_STATUS = defineSetting(
  'status',
  z.object({
    /** 0 normal, 1 maintenance, 2 region restriction. */
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    endsAtMs: z.int().nullable(),
  }),
  { status: 0, endsAtMs: null },
);

/** Modules that are switched off; all others are on. */
export const MODULES_OFF = defineSetting('modulesOff', z.array(ModuleIdSchema), ['REGMOBVERF3']);

/** Hosts that the platform answers for; empty: all. */
export const DOMAINS = defineSetting('domains', z.array(z.string()), []);

/** Hosts that serve art and games; empty: the platform's own public address. */
export const IMAGE_HOSTS = defineSetting('imageHosts', z.array(z.url()), []);
export const LAUNCH_HOSTS = defineSetting('launchHosts', z.array(z.url()), []);
