import type { Course } from '../courses/course.ts';
import { messages } from '../messages.ts';
import { found, type Place } from './publication.ts';
import type { Verification } from './verification.ts';
import { verifyWritten, type ReadText } from './written-text.ts';

/** What learners see of a course or a trail before they open it. */
export type Presentation = Pick<
  Course,
  'thumbUrl' | 'estimatedCompletionHours' | 'description' | 'banners'
>;

const place: Place = { tab: 'SETTINGS' };

export function verifyPresentation(shown: Presentation, read: ReadText): Verification {
  const { thumbUrl, estimatedCompletionHours, description, banners } = shown;
  const { findings, addresses } = verifyWritten(
    {
      name: 'Configurações',
      place,
      texts: [description],
      addresses: [
        thumbUrl,
        ...banners.flatMap(({ desktopUrl, mobileUrl }) => [desktopUrl, mobileUrl]),
      ],
    },
    read,
  );
  return {
    findings: [
      ...(thumbUrl ? [] : [found('COVER_MISSING', messages.cover, place)]),
      ...(estimatedCompletionHours > 0
        ? []
        : [found('HOURS_MISSING', 'As horas para concluir estão zeradas.', place)]),
      ...findings,
    ],
    addresses,
  };
}
