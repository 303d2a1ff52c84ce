import { scheduleMistake, type Live } from '../lives/live.ts';
import { messages } from '../messages.ts';
import { createFinding, type AdminLocation } from './publication.ts';
import type { Verification } from './verification.ts';
import { verifyTexts, type ParseText } from './verify-texts.ts';

export type VerifiedLive = Pick<
  Live,
  'thumbUrl' | 'liveUrl' | 'recordingUrl' | 'startsAt' | 'endsAt'
>;

const location: AdminLocation = { tab: 'SETTINGS' };

export function verifyLive(live: VerifiedLive, parse: ParseText): Verification {
  const { thumbUrl, liveUrl, recordingUrl } = live;
  const times = scheduleMistake(live);
  const { findings, addresses } = verifyTexts(
    { name: 'Configurações', location, texts: [], addresses: [thumbUrl, liveUrl, recordingUrl] },
    parse,
  );
  return {
    findings: [
      ...(thumbUrl ? [] : [createFinding('COVER_MISSING', messages.cover, location)]),
      ...(liveUrl?.trim()
        ? []
        : [createFinding('ADDRESS_MISSING', 'Falta o endereço da live.', location)]),
      ...(times
        ? [createFinding('TIMES_WRONG', `Horário: ${times.toLowerCase()}.`, location)]
        : []),
      ...findings,
    ],
    addresses,
  };
}
