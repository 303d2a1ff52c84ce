import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { RichText } from '../../ui/rich-text/RichText.tsx';

interface KeyLineProps {
  html: string;
  isRight: boolean;
  children?: ReactNode;
}

/** An alternative or another part of a question in the preview. */
export const KeyLine = ({ html, isRight, children }: KeyLineProps) => (
  <li data-right={isRight || undefined}>
    {isRight && <IconCheck size={18} aria-hidden="true" />}
    {isRight && <VisuallyHidden>Certa: </VisuallyHidden>}
    {html && <RichText html={html} />}
    {children}
  </li>
);
