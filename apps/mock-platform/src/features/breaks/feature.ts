import { breaksAccess } from '@tonalli/contracts/breaks/access';
import { defineFeature } from '../../transport/feature';
import { askAtLogin } from './ask-register';
import { breakRule } from './break-rule';
import { breaksRoutes } from './breaks.routes';
import { ownBreaks } from './own-data.repository';
import { registerRule } from './register-rule';

export const breaks = defineFeature({
  name: 'breaks',
  routes: breaksRoutes,
  access: breaksAccess,
  guard: [breakRule, registerRule],
  on: { 'member.loggedIn': askAtLogin },
  ownData: ownBreaks,
});
