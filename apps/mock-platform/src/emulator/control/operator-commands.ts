import { MODULE_IDS } from '@tonalli/contracts/modules';
import { REGISTRATION_FIELDS } from '@tonalli/contracts/registration/wire';
import type { OPERATOR_COMMANDS } from '@tonalli/qa/operator';
import { registerRules, setFieldUse } from '../../people/registration-rules';
import { currentStatus } from '../../transport/gate';
import type { World } from '../../world/world';
import { type CommandVerbs, knownName } from './command';
import { paymentDelays } from './order-commands';

function modulesOf(world: World): Record<string, boolean> {
  const off = world.settings.get('modulesOff');
  return Object.fromEntries(MODULE_IDS.map((id) => [id, !off.includes(id)]));
}

const offersOf = ({ settings }: World) => ({ vip: settings.get('vipOn'), referral: settings.get('referralOn') });

export const operatorVerbs: CommandVerbs<typeof OPERATOR_COMMANDS> = {
  fetchOperator({ world }) {
    const { settings } = world;
    const { validBetPerPointMinor, ...ratios } = settings.get('points');
    const { rules, minimumAgeYears } = registerRules(world);
    return {
      status: currentStatus(world),
      offers: offersOf(world),
      domains: settings.get('domains'),
      hosts: { image: settings.get('imageHosts'), launch: settings.get('launchHosts') },
      minimumAge: minimumAgeYears,
      registration: rules.map(({ field, enabled, required }) => ({
        field,
        use: enabled ? (required ? 'required' : 'optional') : 'off',
      })),
      referralBasisPoints: settings.get('referralRateBasisPoints'),
      points: { ...ratios, validBetPerPoint: validBetPerPointMinor },
      payments: paymentDelays(world),
    };
  },
  listModules: ({ world }) => modulesOf(world),
  setModules({ world, input }) {
    const off = new Set(world.settings.get('modulesOff'));
    for (const [name, on] of Object.entries(input)) {
      const id = knownName(name, MODULE_IDS);
      if (on) off.delete(id);
      else off.add(id);
    }
    world.settings.set('modulesOff', [...off]);
    world.events.publish({ type: 'status' });
    return modulesOf(world);
  },
  setOffers({ world, input: { vip, referral } }) {
    if (vip !== undefined) world.settings.set('vipOn', vip);
    if (referral !== undefined) world.settings.set('referralOn', referral);
    world.events.publish({ type: 'status' });
    return offersOf(world);
  },
  setStatus({ world, input }) {
    world.settings.set('status', { status: input.status, endsAtMs: input.endsAt ?? null });
    world.events.publish({ type: 'status' });
    return currentStatus(world);
  },
  setDomains({ world, input }) {
    world.settings.set(
      'domains',
      input.domains.map((domain) => domain.toLowerCase()),
    );
    return null;
  },
  setHosts({ world, input }) {
    if (input.image) world.settings.set('imageHosts', input.image);
    if (input.launch) world.settings.set('launchHosts', input.launch);
    return null;
  },
  setRegistrationField({ world, input }) {
    setFieldUse(world, knownName(input.field, REGISTRATION_FIELDS), input.use);
    return null;
  },
  setMinimumAge({ world, input }) {
    world.settings.set('minimumAgeYears', input.years);
    return null;
  },
  rotateKeys({ parts }) {
    parts.keys.rotate();
    return parts.keys.jwks();
  },
};
