import { ACCOUNT_ERRORS } from './account-errors';
import { CHAT_ERRORS } from './chat-errors';
import type { ErrorSpec } from './error-spec';
import { PROTECTION_ERRORS } from './protection-errors';
import { REWARD_ERRORS } from './reward-errors';
import { SPORTS_ERRORS } from './sports-errors';

/**
 * The one catalogue of errors. `http` is the platform's status, `trpc` the code that the gateway
 * answers with, `message` the English line for logs; people read `errors.<code>` of the i18n package.
 * Source: product specification section 8; codes marked "own" are needed by the interface itself.
 */
export const ERRORS = {
  // Session and access
  TOKEN_MISSING: { http: 401, trpc: 'UNAUTHORIZED', message: 'Please log in.' },
  TOKEN_INVALID: { http: 401, trpc: 'UNAUTHORIZED', message: 'You are not logged in, please login.' },
  LOGIN_FAILED: { http: 401, trpc: 'UNAUTHORIZED', message: 'The user name or password is not right.' },
  USER_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'Username/Email does not exist.' },
  ACCOUNT_LOCKED: {
    http: 423,
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many failed attempts, the login is locked for a while.',
  },
  ACCOUNT_SUSPENDED: { http: 403, trpc: 'FORBIDDEN', message: 'This account is suspended.' },
  ACCOUNT_NOT_MEMBER: { http: 403, trpc: 'FORBIDDEN', message: 'Non-member account unable to login.' },
  ACCOUNT_NOT_AGENT: { http: 403, trpc: 'FORBIDDEN', message: 'Non-agents cannot log in.' },
  TRIAL_ACCOUNT: { http: 403, trpc: 'FORBIDDEN', message: 'A trial account cannot do this; a real account is needed.' },
  OPERATION_NOT_ALLOWED: { http: 403, trpc: 'FORBIDDEN', message: 'This operation is not allowed.' },
  FUNCTION_NOT_AVAILABLE: { http: 403, trpc: 'FORBIDDEN', message: 'This function is not available here.' },
  SESSION_MISMATCH: {
    http: 401,
    trpc: 'UNAUTHORIZED',
    message: 'The tab and the cookie do not belong together.',
    raisedBy: 'gateway',
  },
  ORIGIN_REFUSED: { http: 403, trpc: 'FORBIDDEN', message: 'The request came from another site.', raisedBy: 'gateway' },

  // State of the whole platform
  MAINTENANCE: { http: 503, trpc: 'SERVICE_UNAVAILABLE', message: 'System maintenance notice.' },
  ACCESS_RESTRICTED: { http: 451, trpc: 'FORBIDDEN', message: 'Access restricted.' },
  DOMAIN_UNKNOWN: { http: 403, trpc: 'FORBIDDEN', message: 'Invalid URL, please contact customer service.' },
  MERCHANT_UNKNOWN: { http: 403, trpc: 'FORBIDDEN', message: 'The merchant is not known.' },
  WORLD_UNKNOWN: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such world.' },
  WORLD_CLOSED: { http: 409, trpc: 'CONFLICT', message: 'The world of this call was put back or removed meanwhile.' },

  // Verification codes
  VERIFICATION_REQUIRED: { http: 422, trpc: 'PRECONDITION_FAILED', message: 'Please complete verification first.' },
  SECOND_STEP_REQUIRED: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'The password was right; a second step is needed.',
  },
  SECOND_STEP_EXPIRED: { http: 422, trpc: 'PRECONDITION_FAILED', message: 'The login took too long, begin again.' },
  PHONE_INVALID: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'Invalid phone number.' },
  PHONE_MISSING: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The phone number is missing.' },
  CODE_REQUESTS_EXCEEDED: {
    http: 429,
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many requests, retry after 5 minutes.',
  },
  CODE_INVALID: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'Invalid verification code.' },
  CODE_MISSING: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The verification code is missing.' },
  CODE_EXPIRED: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The code has expired, send it again.' },
  CODE_QUOTA_EXCEEDED: { http: 429, trpc: 'TOO_MANY_REQUESTS', message: 'Quota exceeded, contact customer service.' },
  CODE_SEND_FAILED: { http: 502, trpc: 'BAD_GATEWAY', message: 'The code could not be sent.' },
  CAPTCHA_FAILED: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The captcha check failed.' },

  // Input
  INVALID_REQUEST: { http: 400, trpc: 'BAD_REQUEST', message: 'Please enter correct information.' },
  FIELD_INVALID: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'Some fields are not right.' },
  USERNAME_TAKEN: { http: 409, trpc: 'CONFLICT', message: 'This user name is taken.' },
  AFFILIATE_CODE_INVALID: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'Invalid invitation code.' },
  AGE_NOT_CONFIRMED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The minimum age is not reached or not confirmed.',
  },
  PASSWORD_LINK_INVALID: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The link was used already or has expired.',
  },
  PASSWORD_WRONG: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The current password is not right.' },
  PROOF_REQUIRED: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'Who asks has to prove again that the account is theirs.',
  },
  PROOF_FAILED: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'This belongs to another account.' },
  PASSKEY_INVALID: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The passkey is not known here, or took too long.',
  },
  EXTERNAL_UNKNOWN: {
    http: 404,
    trpc: 'NOT_FOUND',
    message: 'No account is linked to this identity of another service yet.',
  },
  EXTERNAL_TAKEN: { http: 409, trpc: 'CONFLICT', message: 'This identity is linked to another account.' },
  EXTERNAL_EXPIRED: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'The login at the other service took too long or was used already.',
  },
  EXTERNAL_DENIED: {
    http: 403,
    trpc: 'FORBIDDEN',
    message: 'The login at the other service was declined there.',
    raisedBy: 'gateway',
  },
  EXTERNAL_MISMATCH: {
    http: 403,
    trpc: 'FORBIDDEN',
    message: 'The login at the other service was not begun in this browser.',
    raisedBy: 'gateway',
  },
  EXTERNAL_UNAVAILABLE: {
    http: 502,
    trpc: 'BAD_GATEWAY',
    message: 'The other service cannot be reached or gave an answer that cannot be trusted.',
    raisedBy: 'gateway',
  },
  LAST_SIGN_IN_WAY: {
    http: 409,
    trpc: 'CONFLICT',
    message: 'Nothing else would open the account any more.',
  },
  CONTACT_TAKEN: { http: 409, trpc: 'CONFLICT', message: 'This number or address belongs to another account.' },
  PAYMENT_PASSWORD_NOT_SET: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'A payment password has to be set first.',
  },
  PAYMENT_PASSWORD_WRONG: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The payment password is not right.' },
  PAYMENT_PASSWORD_LOCKED: {
    http: 423,
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many wrong payment passwords, it is locked for a while.',
  },
  NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is nothing here.' },
  METHOD_NOT_ALLOWED: { http: 405, trpc: 'METHOD_NOT_SUPPORTED', message: 'This method is not allowed here.' },
  IMAGE_INVALID: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'A file is not a PNG or JPEG picture that can be read.',
  },
  IMAGE_TOO_LARGE: { http: 413, trpc: 'PAYLOAD_TOO_LARGE', message: 'A picture is larger than 5 MB.' },
  TOO_MANY_IMAGES: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'No more than three pictures can be sent.' },
  PAYLOAD_TOO_LARGE: { http: 413, trpc: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' },
  RATE_LIMITED: { http: 429, trpc: 'TOO_MANY_REQUESTS', message: 'Too many requests, try again in a moment.' },

  // Sealing and idempotency (own)
  SEAL_REQUIRED: { http: 400, trpc: 'INTERNAL_SERVER_ERROR', message: 'This call takes a sealed payload only.' },
  SEAL_INVALID: { http: 400, trpc: 'INTERNAL_SERVER_ERROR', message: 'The sealed payload cannot be opened.' },
  SIGNATURE_INVALID: {
    http: 401,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'The signature of the call is not right, or not of now.',
  },
  SEAL_STALE: {
    http: 400,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'The sealed payload is too old or from the future.',
  },
  SEAL_REPLAYED: { http: 409, trpc: 'CONFLICT', message: 'The sealed payload was sent before.' },
  KEY_UNKNOWN: { http: 400, trpc: 'INTERNAL_SERVER_ERROR', message: 'The sealing key is not known.' },
  IDEMPOTENCY_KEY_REQUIRED: { http: 400, trpc: 'BAD_REQUEST', message: 'An idempotency key is required.' },
  IDEMPOTENCY_KEY_REUSED: { http: 409, trpc: 'CONFLICT', message: 'The idempotency key was used for another request.' },

  // Money and games
  INSUFFICIENT_FUNDS: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The balance is not sufficient.' },
  WALLET_UNKNOWN: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such wallet.' },
  WALLET_LOCKED: { http: 423, trpc: 'CONFLICT', message: 'The wallet is locked.' },
  CHANNEL_UNAVAILABLE: { http: 403, trpc: 'FORBIDDEN', message: 'This way of paying is not available now.' },
  CARD_INVALID: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This is not the number of a card that is known.',
  },
  CREDIT_CARD_REFUSED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The rules of the place do not allow deposits by credit card.',
  },
  AMOUNT_OUT_OF_RANGE: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The amount is outside the limits.' },
  DEPOSIT_LIMIT_REACHED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: "The member's own deposit limit leaves no room for this amount.",
  },
  ORDER_LIMIT_REACHED: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'No more orders can be opened just now.' },
  ORDER_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such order.' },
  ORDER_CLOSED: { http: 409, trpc: 'CONFLICT', message: 'The state of this order does not allow that.' },
  TURNOVER_NOT_MET: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The turnover that a withdrawal needs has not been reached.',
  },
  CLABE_INVALID: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The CLABE is not valid.' },
  BANK_UNKNOWN: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'No bank has this code.' },
  BANK_ACCOUNT_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such bank account.' },
  BANK_ACCOUNT_TAKEN: { http: 409, trpc: 'CONFLICT', message: 'This bank account is bound already.' },
  BANK_ACCOUNT_LIMIT: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'No more bank accounts can be bound.' },
  STAKE_INVALID: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The stake is outside the limits of this game.' },
  BET_INVALID: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'This is no bet of the game.' },
  STEP_INVALID: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'The round does not allow this step now.' },
  EXPOSURE_REACHED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'No more can be bet on this outcome for now.',
  },
  LOTTERY_LIMIT_REACHED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The order goes beyond a limit of the lottery.',
  },
  ISSUE_CLOSED: { http: 409, trpc: 'CONFLICT', message: 'The draw takes no orders any more.' },
  ODDS_CHANGED: { http: 409, trpc: 'CONFLICT', message: 'The odds have changed meanwhile.' },
  ROUND_CLOSED: { http: 409, trpc: 'CONFLICT', message: 'The round takes no bets any more.' },
  SEAT_TAKEN: { http: 409, trpc: 'CONFLICT', message: 'This seat is taken.' },
  ROOM_SEPARATED: { http: 409, trpc: 'CONFLICT', message: 'Somebody of the same device or network sits here.' },
  ROUND_OPEN: { http: 409, trpc: 'CONFLICT', message: 'A round has to be finished first.' },
  TOO_LATE: { http: 409, trpc: 'CONFLICT', message: 'This came too late for the round.' },
  GAME_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such game.' },
  GAME_UNAVAILABLE: { http: 403, trpc: 'FORBIDDEN', message: 'This game cannot be started now.' },
  TRIAL_NOT_OFFERED: { http: 403, trpc: 'FORBIDDEN', message: 'This game offers no free trial.' },
  LAUNCH_TOKEN_INVALID: { http: 401, trpc: 'UNAUTHORIZED', message: 'The launch token was used or has expired.' },
  ROUND_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such round.' },

  ...ACCOUNT_ERRORS,
  ...CHAT_ERRORS,
  ...SPORTS_ERRORS,
  ...REWARD_ERRORS,

  // Player protection
  IDENTITY_CHECK_REQUIRED: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'The identity of the member has to be checked first.',
  },
  IDENTITY_CHECK_CLOSED: {
    http: 409,
    trpc: 'CONFLICT',
    message: 'The state of the identity check does not allow that.',
  },
  IDENTITY_CHECK_INCOMPLETE: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Documents are missing, or have to be sent anew.',
  },
  MARKETING_NOT_AGREED: {
    http: 403,
    trpc: 'FORBIDDEN',
    message: 'The member has not agreed to advertising of this product on this channel.',
  },
  ...PROTECTION_ERRORS,
  LIMIT_REACHED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: "A limit of the member's own leaves no room for this.",
  },
  LIMIT_INVALID: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'These limits do not fit together, or are out of range.',
  },
  LIMIT_CHANGE_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'No change of a limit waits to be confirmed.' },
  LIMIT_CHANGE_TOO_EARLY: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'The change of this limit cannot be confirmed yet.',
  },

  ACCOUNT_ON_BREAK: { http: 403, trpc: 'FORBIDDEN', message: 'The member has taken a break from playing.' },
  BREAK_INVALID: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'No break of this length is offered, or it would shorten one.',
  },
  RETURN_TOO_EARLY: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'The return cannot be asked for or confirmed yet.',
  },
  TOO_FAST: { http: 429, trpc: 'TOO_MANY_REQUESTS', message: 'The next round cannot start yet.' },
  REALITY_CHECK_DUE: {
    http: 422,
    trpc: 'PRECONDITION_FAILED',
    message: 'The member has to look at time and result of playing first.',
  },
  GAME_ALREADY_OPEN: { http: 409, trpc: 'CONFLICT', message: 'Another game is open, and only one may be.' },
  STAKE_ABOVE_POLICY: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The stake is above what the rules of the place allow.',
  },

  // Agents
  UPLINE_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'Nobody stands above this member.' },
  DOWNLINE_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such direct downline.' },
  REBATE_NOT_AVAILABLE: {
    http: 409,
    trpc: 'CONFLICT',
    message: 'There is no rebate to claim, or it was claimed already.',
  },
  TRANSFER_LIMIT_REACHED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'No more than that can be transferred on one day.',
  },
  TRANSFER_NOT_ACCEPTED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Whoever would receive the transfer cannot take it now.',
  },
  RATE_OUT_OF_RANGE: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'The rate is outside of what the operator, the upline or a downline leaves room for.',
  },
  INVITE_CLOSED: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'Nobody can come by this invitation now.' },
  SELF_REFERRAL: { http: 422, trpc: 'UNPROCESSABLE_CONTENT', message: 'Nobody can invite themself.' },
  TREE_CIRCLE: { http: 409, trpc: 'CONFLICT', message: 'Nobody can stand below somebody of their own downline.' },
  EFFECTIVE_DATE_PASSED: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'Nothing can take effect before now.',
  },

  // Contracts of agents
  CONTRACT_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such contract.' },
  CONTRACT_STATE: { http: 409, trpc: 'CONFLICT', message: 'The contract does not allow this any more, or not yet.' },
  CONTRACT_TERMS: {
    http: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: "The terms do not fit together, or are above the agent's own.",
  },
  CONTRACT_VERSION: { http: 409, trpc: 'CONFLICT', message: 'The offer was changed meanwhile.' },
  OFFER_EXPIRED: { http: 409, trpc: 'CONFLICT', message: 'The offer is not open any more.' },
  NOT_DIRECT_DOWNLINE: { http: 403, trpc: 'FORBIDDEN', message: 'Only a direct downline can be chosen.' },
  FUNDS_OWED: {
    http: 409,
    trpc: 'PRECONDITION_FAILED',
    message: 'The amount is owed to downlines by contract.',
  },
  BILL_NOT_FOUND: { http: 404, trpc: 'NOT_FOUND', message: 'There is no such bill.' },

  // The way to the platform
  NETWORK_ERROR: {
    http: 502,
    trpc: 'BAD_GATEWAY',
    message: 'Network link is abnormal, please try again.',
    raisedBy: 'gateway',
  },
  UPSTREAM_TIMEOUT: {
    http: 504,
    trpc: 'GATEWAY_TIMEOUT',
    message: 'The page took longer time to load, please check your network connectivity.',
    raisedBy: 'gateway',
  },
  UPSTREAM_INVALID: {
    http: 502,
    trpc: 'BAD_GATEWAY',
    message: 'The platform gave an answer that makes no sense.',
    raisedBy: 'gateway',
  },
  UPSTREAM_UNAVAILABLE: {
    http: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'The platform is not reachable just now.',
    raisedBy: 'gateway',
  },
  UNKNOWN: { http: 500, trpc: 'INTERNAL_SERVER_ERROR', message: 'Unknown error.' },

  // Only in the browser
  POPUP_BLOCKED: {
    http: 0,
    trpc: 'BAD_REQUEST',
    message: 'Popup blocked. Please allow popups and try again.',
    raisedBy: 'web',
  },
  POPUP_CLOSED: {
    http: 0,
    trpc: 'BAD_REQUEST',
    message: 'The popup was closed by the user, try again.',
    raisedBy: 'web',
  },
  CHUNK_LOAD_FAILED: { http: 0, trpc: 'BAD_REQUEST', message: 'Loading chunk failed.', raisedBy: 'web' },
  CSS_CHUNK_LOAD_FAILED: { http: 0, trpc: 'BAD_REQUEST', message: 'Loading CSS chunk failed.', raisedBy: 'web' },
} as const satisfies Record<string, ErrorSpec>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as ErrorCode[];

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}
