import { timesMistake, type Live } from '../lives/live.ts';
import { messages } from '../messages.ts';
import { found, type Place } from './publication.ts';
import type { Verification } from './verification.ts';
import { verifyWritten, type ReadText } from './written-text.ts';

export type VerifiedLive = Pick<
  Live,
  'thumbUrl' | 'liveUrl' | 'recordingUrl' | 'startsAt' | 'endsAt'
>;

const place: Place = { tab: 'SETTINGS' };

export function verifyLive(live: VerifiedLive, read: ReadText): Verification {
  const { thumbUrl, liveUrl, recordingUrl } = live;
  const times = timesMistake(live);
  const { findings, addresses } = verifyWritten(
    { name: 'Configurações', place, texts: [], addresses: [thumbUrl, liveUrl, recordingUrl] },
    read,
  );
  return {
    findings: [
      ...(thumbUrl ? [] : [found('COVER_MISSING', messages.cover, place)]),
      ...(liveUrl.trim() ? [] : [found('ADDRESS_MISSING', 'Falta o endereço da live.', place)]),
      ...(times ? [found('TIMES_WRONG', `Horário: ${times.toLowerCase()}.`, place)] : []),
      ...findings,
    ],
    addresses,
  };
}
