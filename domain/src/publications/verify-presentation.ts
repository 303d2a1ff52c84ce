import type { Course } from '../courses/course.ts';
import { messages } from '../messages.ts';
import { createFinding, type AdminLocation } from './publication.ts';
import type { Verification } from './verification.ts';
import { verifyTexts, type ParseText } from './verify-texts.ts';

/** The part of a course or trail that learners see before they open it. */
export type Presentation = Pick<
  Course,
  'thumbUrl' | 'estimatedCompletionHours' | 'description' | 'banners'
>;

const location: AdminLocation = { tab: 'SETTINGS' };

export function verifyPresentation(shown: Presentation, parse: ParseText): Verification {
  const { thumbUrl, estimatedCompletionHours, description, banners } = shown;
  const { findings, addresses } = verifyTexts(
    {
      name: 'Configurações',
      location,
      texts: [description],
      addresses: [
        thumbUrl,
        ...banners.flatMap(({ desktopUrl, mobileUrl }) => [desktopUrl, mobileUrl]),
      ],
    },
    parse,
  );
  return {
    findings: [
      ...(thumbUrl ? [] : [createFinding('COVER_MISSING', messages.cover, location)]),
      ...(estimatedCompletionHours > 0
        ? []
        : [createFinding('HOURS_MISSING', 'As horas para concluir estão zeradas.', location)]),
      ...findings,
    ],
    addresses,
  };
}
