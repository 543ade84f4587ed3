import * as account from '@tonalli/contracts/account/wire';
import * as closing from '@tonalli/contracts/account/wire-closing';
import * as external from '@tonalli/contracts/account/wire-external';
import * as ownData from '@tonalli/contracts/account/wire-own-data';
import * as proof from '@tonalli/contracts/account/wire-proof';
import * as protection from '@tonalli/contracts/account/wire-protection';
import { type Route, route } from '../../transport/verb';
import { chooseAvatar, fetchAvatars } from './avatars';
import { bindContact, requestContactCode } from './bind-contact';
import { changeNickname } from './change-nickname';
import { changePassword } from './change-password';
import { closeAccount } from './close-account';
import { fetchClosing } from './closing-blockers';
import { fetchMemberInfo } from './fetch-member-info';
import { fetchSecurity } from './fetch-security';
import { linkIdentity, listLinkedIdentities, unlinkIdentity } from './linked-identities';
import { fetchOwnData, requestOwnData } from './own-data';
import { addPasskey, beginPasskey, listPasskeys, removePasskey, renamePasskey } from './passkey-verbs';
import { prove, sendProofCode } from './prove';
import { listRegisteredIps, removeRegisteredIp } from './registered-ips';
import { listLogins, listSessions, revokeOtherSessions, revokeSession } from './sessions';
import { setPaymentPassword } from './set-payment-password';
import { beginTotp, confirmTotp, removeTotp } from './totp-verbs';
import { updateLanguage } from './update-language';

export const accountRoutes: Route[] = [
  route(account.fetchMemberInfo, fetchMemberInfo),
  route(account.updateLanguage, updateLanguage),
  route(account.fetchSecurity, fetchSecurity),
  route(account.setPaymentPassword, setPaymentPassword),
  route(account.changePassword, changePassword),
  route(account.fetchAvatars, fetchAvatars),
  route(account.chooseAvatar, chooseAvatar),
  route(account.changeNickname, changeNickname),
  route(account.listSessions, listSessions),
  route(account.revokeSession, revokeSession),
  route(account.revokeOtherSessions, revokeOtherSessions),
  route(account.listLogins, listLogins),
  route(protection.listRegisteredIps, listRegisteredIps),
  route(protection.removeRegisteredIp, removeRegisteredIp),
  route(protection.beginTotp, beginTotp),
  route(protection.confirmTotp, confirmTotp),
  route(protection.removeTotp, removeTotp),
  route(protection.listPasskeys, listPasskeys),
  route(protection.beginPasskey, beginPasskey),
  route(protection.addPasskey, addPasskey),
  route(protection.renamePasskey, renamePasskey),
  route(protection.removePasskey, removePasskey),
  route(external.listLinkedIdentities, listLinkedIdentities),
  route(external.linkIdentity, linkIdentity),
  route(external.unlinkIdentity, unlinkIdentity),
  route(ownData.requestOwnData, requestOwnData),
  route(ownData.fetchOwnData, fetchOwnData),
  route(closing.fetchClosing, fetchClosing),
  route(closing.closeAccount, closeAccount),
  route(proof.sendProofCode, sendProofCode),
  route(proof.prove, prove),
  route(protection.requestContactCode, requestContactCode),
  route(protection.bindContact, bindContact),
];
