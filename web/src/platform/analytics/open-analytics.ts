import type { AnalyticsSettings } from '@sabia/domain/client-config.ts';
import { loadCode } from '../lazy-page.ts';
import type { Analytics } from './analytics.ts';

/** Comes as code of its own: nobody who has not consented loads it. */
export async function openAnalytics(settings: AnalyticsSettings): Promise<Analytics> {
  const { openPosthog } = await loadCode(() => import('./posthog.ts'));
  return openPosthog(settings);
}
