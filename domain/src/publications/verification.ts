import { createFinding, type Finding, type AdminLocation } from './publication.ts';

/** An address that is used somewhere; whether it is broken is not for a rule to know. */
export interface UsedAddress {
  address: string;
  name: string;
  place: AdminLocation;
}

/** What a look at a thing brought up. */
export interface Verification {
  findings: Finding[];
  addresses: UsedAddress[];
}

export const mergeVerifications = (parts: readonly Verification[]): Verification => ({
  findings: parts.flatMap(({ findings }) => findings),
  addresses: parts.flatMap(({ addresses }) => addresses),
});

/** Errors first; what is wrong with the structure before what is wrong with a word. */
export function findingsOf(
  { findings, addresses }: Verification,
  isBroken: (address: string) => boolean,
): Finding[] {
  const broken = addresses
    .filter(({ address }) => isBroken(address))
    .map(({ address, name, place }) =>
      createFinding(
        'LINK_BROKEN',
        `${name}: o endereço ${address} leva a algo que não existe ou não está publicado.`,
        place,
      ),
    );
  return [...findings, ...broken].toSorted((a, b) => a.severity.localeCompare(b.severity));
}
