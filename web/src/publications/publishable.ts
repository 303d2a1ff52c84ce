import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import { createContext, use } from 'react';
import type { Notice } from '../ui/states/NoticeBar.tsx';
import type { Selection } from './use-selection.ts';

/** An entity that is published and unpublished: a course, trail, live or practice exam. */
export interface Publishable {
  id: string;
  title: string;
  isActive: boolean;
}

interface PublishableListing {
  kind: PublicationKind;
  /** Of the page that is shown. */
  items: readonly Publishable[];
  selection: Selection<Publishable>;
  setActive: (ids: readonly string[], isActive: boolean) => Promise<void>;
  tell: (notice: Notice) => void;
}

export const PublishableListingContext = createContext<PublishableListing | null>(null);

/** For the parts of a listing: the bulk bar, the menu of a row. */
export function usePublishableListing(): PublishableListing {
  const listing = use(PublishableListingContext);
  if (!listing) throw new Error('usePublishableListing needs a PublishableListingPage above it');
  return listing;
}
