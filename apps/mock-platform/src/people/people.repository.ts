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
    setLanguage: { run: (language: Member['language'], id: string) => setLanguage.run({ language, id }) },
    setIcon: { run: (icon: string, id: string) => setIcon.run({ icon, id }) },
    setNickname: { run: (nickname: string, id: string) => setNickname.run({ nickname, id }) },
    setPaymentPassword: {
      run: (paymentPasswordHash: string, id: string) => setPaymentPassword.run({ paymentPasswordHash, id }),
    },
  };
});
