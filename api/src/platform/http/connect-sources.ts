import type { AnalyticsSettings, FirebaseSettings } from '@sabia/domain/client-config.ts';

interface Configured {
  postalCodesUrl: string;
  statesUrl: string;
  firebase?: FirebaseSettings | undefined;
  analytics?: AnalyticsSettings | undefined;
  videoOrigins?: readonly string[] | undefined;
}

/** The origins of configured services that the site's scripts may connect to (CSP connect-src). */
export function connectionsOf(school: Configured): string[] {
  const { postalCodesUrl, statesUrl, firebase, analytics, videoOrigins = [] } = school;
  const addresses = [
    postalCodesUrl,
    statesUrl,
    ...(firebase ? firebaseServices(firebase) : []),
    ...(analytics ? posthogServices(analytics) : []),
  ];
  return [...new Set([...addresses.map((address) => new URL(address).origin), ...videoOrigins])];
}

/** Firebase's hosts for sign-in and token renewal. */
const firebaseServices = ({ emulatorHost }: FirebaseSettings) =>
  emulatorHost
    ? [`http://${emulatorHost}`]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** PostHog Cloud serves a project's settings from a second host. */
const posthogServices = ({ host }: AnalyticsSettings) => {
  const [, region] = /^https:\/\/(us|eu)\.i\.posthog\.com/.exec(host) ?? [];
  return region ? [host, `https://${region}-assets.i.posthog.com`] : [host];
};
