/** The services at which a user may sign in, in the order of their buttons; Firebase keeps accounts of Google only. */
export const signInProviders = ['google', 'linkedin'] as const;

export type SignInProvider = (typeof signInProviders)[number];

export const signInProviderNames: Readonly<Record<SignInProvider, string>> = {
  google: 'Google',
  linkedin: 'LinkedIn',
};
