import { Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** A typed link that looks like a button. */
export const ButtonLink = createLink(
  (props: ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>) => (
    <Button component="a" {...props} />
  ),
);
