import { Anchor } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { Row } from '../ui/primitives/Row.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { isPicture } from './is-picture.ts';
import classes from '../attempts/Alternative.module.css';

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

/** A file of an answer; a picture is seen in its place. */
export const ShownFile = ({ file }: FileLinkProps) =>
  isPicture(file.url) ? (
    <Stack gap={8}>
      <img src={file.url} alt={file.name} loading="lazy" className={classes.picture} />
      <FileLink file={file} />
    </Stack>
  ) : (
    <FileLink file={file} />
  );
