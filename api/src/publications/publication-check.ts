import { fieldErrorsOf } from '@sabia/domain/publications/publication.ts';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { VideoHosts } from '@sabia/domain/unplayable-video.ts';
import type { AppContext } from '../platform/app-context.ts';
import type { CheckPublication } from '../platform/http/check-publication.ts';
import { idsAt } from '../platform/http/ids-at.ts';
import type { AddressLookup } from './broken-addresses.ts';
import { isActive } from './publishables.queries.ts';
import { verifyPublishables } from './verify-publishables.ts';

export interface PublicationSettings {
  publicUrl: string;
  videoOrigins?: readonly string[] | undefined;
}

/** The school's own addresses and its hosts of videos, for the verification. */
export const lookupOf = (
  files: AddressLookup['files'],
  { publicUrl: site, videoOrigins = [] }: PublicationSettings,
): AddressLookup & VideoHosts => ({ files, site, videoOrigins });

/**
 * The function by which `serve` verifies an entity that a request activates (product.md PUB2). The change is
 * made first, because the verification reads what it leaves; an error in it rolls everything back.
 */
export const createPublicationCheck = (
  { files }: Pick<AppContext, 'files'>,
  settings: PublicationSettings,
): CheckPublication => {
  const lookup = lookupOf(files, settings);
  return async (tx, { kind, id }, change) => {
    if (id && (await isActive(tx, kind, id))) return change();
    const result = await change();
    const [changed = ''] = id ? [id] : idsAt(result, ['reply', 'id']);
    const verified = await verifyPublishables(tx, { kind, ids: [changed] }, { lookup });
    const findings = verified.get(changed) ?? [];
    const errors = fieldErrorsOf(kind, findings);
    if (errors.length > 0)
      throw new Refusal('not_publishable', { errors, extension: { findings } });
    return result;
  };
};
