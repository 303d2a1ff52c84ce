import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A typed link styled as a text link. */
export const TextLink = createLink((props: AnchorProps & ComponentProps<'a'>) => (
  <Anchor underline="always" {...props} />
));
