import type { Session } from '#domain/bettor/session.ts';
import type { SessionFieldsFragment } from './__generated__/graphql.ts';

/** A session as it was just answered. */
export const sessionOf = (fields: SessionFieldsFragment): Session => {
  const { token, userName, isLogin, isSelfExcluded, isTimedOut, isPractice, expiresAt, hardExpiresAt } =
    fields;
  const receivedAt = new Date().toISOString();
  return {
    token,
    userName,
    isLogin,
    isSelfExcluded,
    isTimedOut,
    isPractice,
    expiresAt,
    hardExpiresAt,
    receivedAt,
  };
};
