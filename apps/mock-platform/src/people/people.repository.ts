import { eq, sql } from 'drizzle-orm';
import { given } from '../sqlite/placeholders';
import { repository } from '../world/world';
import { affiliateCodes, members } from './people.table';

export type Member = typeof members.$inferSelect;

const value = sql.placeholder;
const isMember = eq(members.id, value('id'));

export const accountRepository = repository(({ db }) => {
  const setLanguage = db.update(members).set(given(members, 'language')).where(isMember).prepare();
  const setIcon = db.update(members).set(given(members, 'icon')).where(isMember).prepare();
  const setNickname = db.update(members).set(given(members, 'nickname')).where(isMember).prepare();
  const setPaymentPassword = db.update(members).set(given(members, 'paymentPasswordHash')).where(isMember).prepare();
  return {
    byId: db.select().from(members).where(isMember).prepare(),
    vipLevelById: db.select({ vipLevel: members.vipLevel }).from(members).where(isMember).prepare(),
    byUsernameKey: db
      .select()
      .from(members)
      .where(eq(members.usernameKey, value('usernameKey')))
      .prepare(),
    byMobile: db
      .select()
      .from(members)
      .where(eq(members.mobile, value('mobile')))
      .prepare(),
    byAccount: db
      .select()
      .from(members)
      .where(eq(members.account, value('account')))
      .prepare(),
    byAffiliateCode: db
      .select({ member: members })
      .from(affiliateCodes)
      .innerJoin(members, eq(members.id, affiliateCodes.memberId))
      .where(eq(affiliateCodes.code, value('code')))
      .prepare(),
    setLanguage: (id: string, language: Member['language']): void => void setLanguage.run({ id, language }),
    setIcon: (id: string, icon: string): void => void setIcon.run({ id, icon }),
    setNickname: (id: string, nickname: string): void => void setNickname.run({ id, nickname }),
    setPaymentPassword: (id: string, paymentPasswordHash: string): void =>
      void setPaymentPassword.run({ id, paymentPasswordHash }),
  };
});
