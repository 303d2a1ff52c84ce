import { createFinding, type Finding, type AdminLocation } from './publication.ts';

/** An address in a text; the caller finds out if it is broken. */
interface UsedAddress {
  address: string;
  name: string;
  location: AdminLocation;
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

/** All findings, with those of broken addresses; errors first. */
export function findingsOf(
  { findings, addresses }: Verification,
  isBroken: (address: string) => boolean,
): Finding[] {
  const broken = addresses
    .filter(({ address }) => isBroken(address))
    .map(({ address, name, location }) =>
      createFinding(
        'LINK_BROKEN',
        `${name}: o endereço ${address} leva a algo que não existe ou não está publicado.`,
        location,
      ),
    );
  return [...findings, ...broken].toSorted((a, b) => a.severity.localeCompare(b.severity));
}
