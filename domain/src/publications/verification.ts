import { unplayableVideo, type VideoHosts } from '../unplayable-video.ts';
import { createFinding, type Finding, type AdminLocation } from './publication.ts';

/** An address in a text; the caller finds out if it is broken. */
interface UsedAddress {
  address: string;
  name: string;
  location: AdminLocation;
  isVideo?: boolean;
}

/** The result of the rules for one entity. */
export interface Verification {
  findings: Finding[];
  addresses: UsedAddress[];
}

export const mergeVerifications = (parts: readonly Verification[]): Verification => ({
  findings: parts.flatMap(({ findings }) => findings),
  addresses: parts.flatMap(({ addresses }) => addresses),
});

/** All findings, with those of broken addresses and of videos that do not play; errors first. */
export function findingsOf(
  { findings, addresses }: Verification,
  isBroken: (address: string) => boolean,
  hosts: VideoHosts,
): Finding[] {
  const unplayable = addresses.flatMap(({ address, name, location, isVideo }) => {
    const reason = isVideo ? unplayableVideo(address, hosts) : null;
    return reason ? [createFinding('VIDEO_UNPLAYABLE', `${name}: ${reason}.`, location)] : [];
  });
  const broken = addresses
    .filter(({ address }) => isBroken(address))
    .map(({ address, name, location }) =>
      createFinding(
        'LINK_BROKEN',
        `${name}: o endereço ${address} leva a algo que não existe ou não está publicado.`,
        location,
      ),
    );
  return [...findings, ...broken, ...unplayable].toSorted((a, b) =>
    a.severity.localeCompare(b.severity),
  );
}
