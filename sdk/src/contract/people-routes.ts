/** The calls about people, in a file of their own: what shows prices does not carry them. */
export const peopleRoutes = {
  userCart: '/cart/update/user-cart',
  checkEmail: '/user/check-email',
  sendVerificationCode: '/user/send-verification-code',
  getVerificationCode: '/user/get-verification-code',
  verify: '/user/verify',
  register: '/user/register',
  commonPasswords: '/user/get/common-passwords',
  login: '/user/login',
  socialAuth: '/user/social-auth',
  confirmSocial: '/user/confirm/social',
  refresh: '/user/refresh',
  logout: '/user/logout',
  forgotPassword: '/user/forgot-password',
  checkInvoice: '/user/check-invoice',
  nonMemberLogin: '/user/non-member-login',
  createGuest: '/user/create/guest',
  user: '/user/get/user',
  checkRanking: '/user/check-ranking',
  updateName: '/user/update/name',
  updatePassword: '/user/update/password',
  createEmailChange: '/user/create/email-change',
  updateEmail: '/user/update/email',
  sessions: '/user/get/sessions',
  deleteSession: '/user/delete/session',
  deleteSessions: '/user/delete/sessions',
  identities: '/user/get/identities',
  deleteIdentity: '/user/delete/identity',
  accountRecord: '/user/get/record',
  accountData: '/user/get/data',
  deleteAccount: '/user/delete/account',
} as const;

/** The shop's page that another site opens in a window, where somebody signs in for that site. */
export const otherSitePath = '/sign-in/for';
/** What that window tells the page that opened it, and no other origin: `{ type, state, token, user }`. */
export const sessionMessageType = 'kerf-session';

/** A cookie of the shop's own pages that scripts may read: there is somebody to ask for. It opens nothing. */
export const memberHintName = 'kerf-member';
