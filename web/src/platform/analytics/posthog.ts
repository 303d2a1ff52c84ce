import type { AnalyticsSettings } from '@sabia/domain/client-config.ts';
import type { Analytics } from './analytics.ts';

/** PostHog can be initialised once a page; consent may be withdrawn and given again. */
let isOpen = false;

/** PostHog. It sends to its own host and does not see requests to the API. */
export async function openPosthog({ key, host }: AnalyticsSettings): Promise<Analytics> {
  // Both are bundled: Content-Security-Policy forbids scripts of other origins.
  const [{ default: posthog }] = await Promise.all([
    import('posthog-js/dist/module.no-external'),
    import('posthog-js/dist/posthog-recorder'),
  ]);
  const options = {
    api_host: host,
    persistence: 'localStorage',
    person_profiles: 'identified_only',
    disable_external_dependency_loading: true,
    // Session recordings mask passwords only (product.md R5).
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
