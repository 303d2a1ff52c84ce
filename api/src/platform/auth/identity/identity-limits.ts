/** Attempts that one kind of request allows. */
export interface AttemptLimit {
  /** Per account and network in ten minutes; for a known device per account and device. */
  perAccountAndOrigin: number;
  /** Per network in ten minutes. */
  perNetwork: number;
  /** Per account in an hour. Beyond it the account is locked for a minute, then for two, four, up to an hour. */
  perAccount: number;
}

export interface IdentityLimits {
  /** Wrong passwords. */
  passwords: AttemptLimit;
  /** Wrong codes. */
  codes: AttemptLimit;
  /** Requests that send an e-mail, of whatever outcome. */
  emails: AttemptLimit;
  /** All requests of one network, or known device, in ten minutes; counted per process. */
  requests: { passwords: number; others: number };
}

/** Nobody mistypes one password ten times; 500 people of a school may sign in from one network at once. */
export const usualLimits: IdentityLimits = {
  passwords: { perAccountAndOrigin: 10, perNetwork: 200, perAccount: 50 },
  codes: { perAccountAndOrigin: 15, perNetwork: 200, perAccount: 50 },
  emails: { perAccountAndOrigin: 5, perNetwork: 50, perAccount: 15 },
  requests: { passwords: 1000, others: 6000 },
};
