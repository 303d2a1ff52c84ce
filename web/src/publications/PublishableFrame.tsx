import type { PublicationKind } from '@sabia/domain/publications/publication.ts';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import '../ui/forms/authoring-styles.ts';
import { Page } from '../ui/page/Page.tsx';
import { StatusBadge } from '../ui/lists/StatusBadge.tsx';
import { type Tab, TabLinks } from '../ui/lists/TabLinks.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { kindWords } from './kind-words.ts';
import type { Publishable } from './publishable.ts';
import { PublishButton } from './PublishButton.tsx';
import { Row } from '../ui/primitives/Row.tsx';

interface PublishableFrameProps {
  kind: PublicationKind;
  entity: Publishable;
  /** The listing that contains the entity. */
  list: Pick<LinkProps, 'to' | 'search'>;
  /** An `ImpersonationMenu`. */
  viewAs: ReactNode;
  tabs: readonly Tab[];
  /** The label of the open tab. */
  tab: string;
  children: ReactNode;
}

/** The frame of the pages on which an entity is edited: title, status, publishing, tabs. */
export function PublishableFrame({
  kind,
  entity,
  list,
  viewAs,
  tabs,
  tab,
  children,
}: PublishableFrameProps) {
  const [, many, article] = kindWords[kind];
  return (
    <Page
      title={`${entity.title}: ${tab.toLowerCase()}`}
      heading={entity.title}
      intro={
        <Row as="span" gap={12}>
          <TextLink {...list}>{`Tod${article}s ${article}s ${many}`}</TextLink>
          <StatusBadge isActive={entity.isActive} />
        </Row>
      }
      actions={
        <>
          {viewAs}
          <PublishButton kind={kind} entity={entity} />
        </>
      }
    >
      <TabLinks label={`Partes de ${entity.title}`} tabs={tabs} />
      {children}
    </Page>
  );
}
