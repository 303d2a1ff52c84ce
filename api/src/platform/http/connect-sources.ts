import type { AnalyticsSettings, FirebaseSettings } from '@sabia/domain/client-config.ts';

interface Configured {
  postalCodesUrl: string;
  statesUrl: string;
  firebase?: FirebaseSettings | undefined;
  analytics?: AnalyticsSettings | undefined;
  videoOrigins?: readonly string[] | undefined;
}

/** Where else than here the site's scripts may connect to: what a school is configured with, and no more. */
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

/** Signing in, and renewing the token. */
const firebaseServices = ({ emulatorHost }: FirebaseSettings) =>
  emulatorHost
    ? [`http://${emulatorHost}`]
    : ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];

/** PostHog's own cloud keeps a project's settings on a host beside the one that is told. */
const posthogServices = ({ host }: AnalyticsSettings) => {
  const [, region] = /^https:\/\/(us|eu)\.i\.posthog\.com/.exec(host) ?? [];
  return region ? [host, `https://${region}-assets.i.posthog.com`] : [host];
};
