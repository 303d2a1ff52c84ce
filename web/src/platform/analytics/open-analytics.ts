import type { AnalyticsSettings } from '@sabia/domain/client-config.ts';
import { loadCode } from '../load-code.ts';
import type { Analytics } from './analytics.ts';

/** PostHog is a chunk of its own, loaded only after consent. */
export async function openAnalytics(settings: AnalyticsSettings): Promise<Analytics> {
  const { openPosthog } = await loadCode(() => import('./posthog.ts'));
  return openPosthog(settings);
}
