import { Anchor } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { Row } from '../../ui/primitives/Row.tsx';

interface FileLinkProps {
  file: { url: string; name: string };
}

/** A file of an answer. */
export const FileLink = ({ file: { url, name } }: FileLinkProps) => (
  <Row gap={4}>
    <IconPaperclip size={18} aria-hidden="true" />
    <Anchor href={url} target="_blank" rel="noreferrer" underline="always">
      {name}
    </Anchor>
  </Row>
);
