/** Attempts that one kind of request allows. */
export interface AttemptLimit {
  /** Per account and network in ten minutes, codes in an hour; for a known device per account and device. */
  perAccountAndOrigin: number;
  /**
   * Per network in ten minutes. Beyond it wrong passwords and codes only slow the network down, because strangers
   * can fill this count; e-mails are refused.
   */
  perNetwork: number;
  /** Per account in an hour. Beyond it the account is locked for a minute, then for two, four, up to an hour. */
  perAccount: number;
}

export interface IdentityLimits {
  /** Wrong passwords. */
  passwords: AttemptLimit;
  /** Wrong codes. A browser that has signed up with the address has its own counts, per sign-up and per account. */
  codes: AttemptLimit;
  /** Sign-ups. Beyond the limits of an account they send one e-mail in five minutes. */
  signUps: AttemptLimit;
  /** Requests of a code: the same. */
  emails: AttemptLimit;
  /** Sign-ups and requests of codes of one network in a day. */
  emailsPerNetworkInADay: number;
  /** All requests of one network, or known device, in ten minutes; counted per process. */
  requests: { passwords: number; others: number };
}

/**
 * Nobody mistypes one password ten times; 500 people of a school may sign up and sign in from one network
 * in ten minutes.
 *
 * Codes: with the growing lockouts an attacker with any number of networks has at most 30 x 100 guesses a
 * day as a stranger, and as many with sign-ups of their own. Each guess at 8 digits is right with a
 * probability of 10^-8, so a day of guessing opens one given account with a probability of 6 in 100,000,
 * while its owner gets an e-mail every five minutes.
 */
export const usualLimits: IdentityLimits = {
  passwords: { perAccountAndOrigin: 10, perNetwork: 200, perAccount: 50 },
  codes: { perAccountAndOrigin: 10, perNetwork: 200, perAccount: 100 },
  signUps: { perAccountAndOrigin: 5, perNetwork: 1000, perAccount: 10 },
  emails: { perAccountAndOrigin: 5, perNetwork: 1000, perAccount: 10 },
  emailsPerNetworkInADay: 3000,
  requests: { passwords: 1000, others: 6000 },
};
