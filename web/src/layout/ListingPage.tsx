import type { Page as PageOf } from '@sabia/domain/fields.ts';
import { IconPlus } from '@tabler/icons-react';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page } from '../ui/page/Page.tsx';
import { Listing, type ListingProps } from './Listing.tsx';

export interface ListingPageProps<T> extends ListingProps<PageOf<T>> {
  title: string;
  /** Tabs of the screens that belong together. */
  tabs?: ReactNode;
  /** The button that leads to the form of a new entity. */
  create?: Pick<LinkProps, 'to'> & { label: string };
  /** Other buttons beside the title. */
  actions?: ReactNode;
  /** Below the results, also when there are none. */
  footer?: ReactNode;
}

/** A listing of the administration: title, tabs, filters, and one page of what the query finds. */
export function ListingPage<T>({
  title,
  tabs,
  create,
  actions,
  footer,
  ...listing
}: ListingPageProps<T>) {
  return (
    <Page
      title={title}
      actions={
        <>
          {actions}
          {create && (
            <ButtonLink to={create.to} leftSection={<IconPlus size={18} aria-hidden="true" />}>
              {create.label}
            </ButtonLink>
          )}
        </>
      }
    >
      {tabs}
      <Listing {...listing} />
      {footer}
    </Page>
  );
}
