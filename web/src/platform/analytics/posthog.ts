import type { AnalyticsSettings } from '@sabia/domain/client-config.ts';
import type { Analytics } from './analytics.ts';

/** There is one PostHog for each page, also for who says no and then yes again. */
let isOpen = false;

/** PostHog. The calls of the API are none of its business: it has a way of its own to its host. */
export async function openPosthog({ key, host }: AnalyticsSettings): Promise<Analytics> {
  // Both from here: the site's policy lets no script come from elsewhere.
  const [{ default: posthog }] = await Promise.all([
    import('posthog-js/dist/module.no-external'),
    import('posthog-js/dist/posthog-recorder'),
  ]);
  const options = {
    api_host: host,
    persistence: 'localStorage',
    person_profiles: 'identified_only',
    disable_external_dependency_loading: true,
    // Of all that is typed only passwords are masked (product.md R5).
    session_recording: { maskAllInputs: false, maskInputOptions: { password: true } },
  } as const;
  if (!isOpen) posthog.init(key, options);
  isOpen = true;
  posthog.opt_in_capturing({ captureEventName: false });
  return {
    identify: ({ id }) => posthog.identify(id),
    stop() {
      posthog.stopSessionRecording();
      posthog.opt_out_capturing();
      posthog.reset();
    },
  };
}
