import type { Content } from '@sabia/domain/courses/content.ts';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import classes from './ContentScreen.module.css';
import { Card } from '../../ui/primitives/Card.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { CardAnchor } from '../../ui/primitives/CardLink.tsx';

export const hasMaterials = ({ readComplements = [], extraContents = [] }: Content): boolean =>
  readComplements.length + extraContents.length > 0;

/** The complements and extra contents of a content. */
export function Materials({ content }: { content: Content }) {
  const { readComplements = [], extraContents = [] } = content;
  return (
    <>
      {readComplements.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading size={17}>Material complementar</Heading>
          <Stack as="ul" gap={8}>
            {readComplements.map(({ type, title, url, fileUrl }) => {
              const address = (type === 'LINK' ? url : fileUrl) ?? '';
              return (
                <Material
                  key={title + address}
                  title={title}
                  kind={kinds[type]}
                  address={address}
                />
              );
            })}
          </Stack>
        </Stack>
      )}
      {extraContents.length > 0 && (
        <Stack as="section" gap={12}>
          <Heading size={17}>Conteúdo extra</Heading>
          <Stack as="ul" gap={8}>
            {extraContents.map(({ title, contentUrl }) => (
              <Material key={title + contentUrl} title={title} kind="Link" address={contentUrl} />
            ))}
          </Stack>
        </Stack>
      )}
    </>
  );
}

const kinds = { LINK: 'Link', TEMPLATE: 'Modelo', FILE: 'Arquivo' };

interface MaterialProps {
  title: string;
  kind: string;
  address: string;
}

function Material({ title, kind, address }: MaterialProps) {
  const isDownload = kind !== 'Link';
  return (
    <Card as="li" padding={12} gap={12} className={classes.link}>
      {isDownload ? (
        <IconDownload size={20} aria-hidden="true" />
      ) : (
        <IconExternalLink size={20} aria-hidden="true" />
      )}
      <CardAnchor
        href={address}
        // A stored file is a download under the name of its hash; browsers ignore this for other sites.
        download={isDownload ? downloadName(title, address) : undefined}
        target="_blank"
        rel="noopener noreferrer"
      >
        {title}
      </CardAnchor>
      <Muted as="span" size={13}>
        {kind}
      </Muted>
    </Card>
  );
}

const downloadName = (title: string, address: string): string =>
  title + (/\.\w{2,5}(?=\?|$)/.exec(address)?.[0] ?? '');
