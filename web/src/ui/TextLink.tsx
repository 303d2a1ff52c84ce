import { Anchor, type AnchorProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A typed link that looks like one. */
export const TextLink = createLink((props: AnchorProps & ComponentProps<'a'>) => (
  <Anchor underline="always" {...props} />
));
