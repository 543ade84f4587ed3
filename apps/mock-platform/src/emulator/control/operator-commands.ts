import { MODULE_IDS } from '@tonalli/contracts/modules';
import { REGISTRATION_FIELDS } from '@tonalli/contracts/registration/wire';
import type { OPERATOR_COMMANDS } from '@tonalli/qa/operator';
import { toIso } from '../../clock/system-time';
import { POINT_RULES } from '../../features/points';
import { POLICY_PACK, policySpan } from '../../features/policy';
import { REFERRAL_ON, REFERRAL_RATE } from '../../features/referral';
import { VIP_ON } from '../../features/vip';
import { MINIMUM_AGE } from '../../people/people-settings';
import { registerRules, setFieldUse } from '../../people/registration-rules';
import { currentStatus } from '../../transport/availability';
import { DOMAINS, IMAGE_HOSTS, LAUNCH_HOSTS, MODULES_OFF, PLATFORM_STATUS } from '../../world/operator-settings';
import type { World } from '../../world/world';
import { type CommandVerbs, knownName } from './command';
import { paymentDelays } from './order-commands';

function modulesOf(world: World): Record<string, boolean> {
  const off = world.settings.get(MODULES_OFF);
  return Object.fromEntries(MODULE_IDS.map((id) => [id, !off.includes(id)]));
}

const offersOf = ({ settings }: World) => ({ vip: settings.get(VIP_ON), referral: settings.get(REFERRAL_ON) });

function policyState(world: World) {
  const { id, until } = policySpan(world);
  return { pack: id, until: Number.isFinite(until) ? toIso(until) : null };
}

export const operatorVerbs: CommandVerbs<typeof OPERATOR_COMMANDS> = {
  fetchOperator({ world }) {
    const { settings } = world;
    const { validBetPerPointMinor, ...ratios } = settings.get(POINT_RULES);
    const { rules, minimumAgeYears } = registerRules(world);
    return {
      status: currentStatus(world),
      offers: offersOf(world),
      domains: settings.get(DOMAINS),
      hosts: { image: settings.get(IMAGE_HOSTS), launch: settings.get(LAUNCH_HOSTS) },
      policy: policyState(world),
      minimumAge: minimumAgeYears,
      registration: rules.map(({ field, enabled, required }) => ({
        field,
        use: enabled ? (required ? 'required' : 'optional') : 'off',
      })),
      referralBasisPoints: settings.get(REFERRAL_RATE),
      points: { ...ratios, validBetPerPoint: validBetPerPointMinor },
      payments: paymentDelays(world),
    };
  },
  listModules: ({ world }) => modulesOf(world),
  setModules({ world, input }) {
    const off = new Set(world.settings.get(MODULES_OFF));
    for (const [name, on] of Object.entries(input)) {
      const id = knownName(name, MODULE_IDS);
      if (on) off.delete(id);
      else off.add(id);
    }
    world.settings.set(MODULES_OFF, [...off]);
    world.events.publish({ type: 'status' });
    return modulesOf(world);
  },
  setOffers({ world, input: { vip, referral } }) {
    if (vip !== undefined) world.settings.set(VIP_ON, vip);
    if (referral !== undefined) world.settings.set(REFERRAL_ON, referral);
    world.events.publish({ type: 'status' });
    return offersOf(world);
  },
  setStatus({ world, input }) {
    world.settings.set(PLATFORM_STATUS, { status: input.status, endsAtMs: input.endsAt ?? null });
    world.events.publish({ type: 'status' });
    return currentStatus(world);
  },
  setDomains({ world, input }) {
    world.settings.set(
      DOMAINS,
      input.domains.map((domain) => domain.toLowerCase()),
    );
    return null;
  },
  setHosts({ world, input }) {
    if (input.image) world.settings.set(IMAGE_HOSTS, input.image);
    if (input.launch) world.settings.set(LAUNCH_HOSTS, input.launch);
    return null;
  },
  setRegistrationField({ world, input }) {
    setFieldUse(world, knownName(input.field, REGISTRATION_FIELDS), input.use);
    return null;
  },
  setMinimumAge({ world, input }) {
    world.settings.set(MINIMUM_AGE, input.years);
    return null;
  },
  setPolicy({ world, input }) {
    world.settings.set(POLICY_PACK, input.pack);
    world.events.publish({ type: 'status' });
    return policyState(world);
  },
  rotateKeys({ parts }) {
    parts.keys.rotate();
    return parts.keys.jwks();
  },
};
