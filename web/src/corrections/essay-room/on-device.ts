import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { withoutAccess } from '@sabia/domain/files/signed-address.ts';
import { essayName, type TakenPage } from '../../platform/device/taken-pages.ts';
import { count } from '../../ui/words/plural.ts';
import { megabytes } from '../../ui/words/megabytes.ts';

/** The addresses of the pages of a photographed essay. */
export const pageAddresses = ({ response }: Pick<ClaimedEssay, 'response'>): string[] =>
  response.kind === 'FILE' ? response.files.map(({ url }) => url) : [];

/** Claimed essays whose whole content is on this device, and those that need the network. */
export function onDevice(
  claims: readonly ClaimedEssay[],
  pages: readonly TakenPage[],
): { kept: ClaimedEssay[]; others: ClaimedEssay[]; bytes: number } {
  const own = (essay: ClaimedEssay) => pages.filter((page) => page.essay === essayName(essay));
  const isKept = (essay: ClaimedEssay) => {
    const paths = new Set(own(essay).map(({ path }) => path));
    return pageAddresses(essay).every((address) => paths.has(withoutAccess(address)));
  };
  const kept = claims.filter(isKept);
  return {
    kept,
    others: claims.filter((essay) => !isKept(essay)),
    bytes: kept.flatMap(own).reduce((sum, page) => sum + page.bytes, 0),
  };
}

/** 'Neste aparelho: 2 redações, 3,1 MB de fotos. 1 precisa de internet.' */
export function onDeviceWords({ kept, others, bytes }: ReturnType<typeof onDevice>): string {
  const photos = bytes > 0 ? `, ${megabytes(Math.max(bytes, 100_000))} de fotos` : '';
  const rest =
    others.length > 0 ? ` ${count(others.length, 'precisa', 'precisam')} de internet.` : '';
  return `Neste aparelho: ${count(kept.length, 'redação', 'redações')}${photos}.${rest}`;
}
