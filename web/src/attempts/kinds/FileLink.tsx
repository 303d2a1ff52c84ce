import { IconPaperclip } from '@tabler/icons-react';

interface FileLinkProps {
  file: { url: string; name: string };
}

/** A file of an answer. */
export const FileLink = ({ file: { url, name } }: FileLinkProps) => (
  <a href={url} target="_blank" rel="noreferrer">
    <IconPaperclip size={18} aria-hidden="true" /> {name}
  </a>
);
