/** What one client, and all clients together for one e-mail address, may do in ten minutes. */
export interface Limit {
  perClient: number;
  /** Where the request names one. */
  perAddress?: number;
}

export interface IdentityLimits {
  /** Passwords tried. */
  signIns: Limit;
  /** Sign-ups, and whatever else makes a letter leave. */
  letters: Limit;
  /** Codes tried. */
  codes: Limit;
  /** Everything else. */
  others: Limit;
}

/** A class behind one router signs in at once; nobody mistypes one password ten times. */
export const usualLimits: IdentityLimits = {
  signIns: { perClient: 100, perAddress: 10 },
  letters: { perClient: 50, perAddress: 5 },
  codes: { perClient: 100, perAddress: 15 },
  others: { perClient: 6000 },
};
