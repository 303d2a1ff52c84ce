import { type ReactNode, useId } from 'react';
import { Card } from '../primitives/Card.tsx';
import { Heading } from '../primitives/Heading.tsx';
import { Muted } from '../primitives/Muted.tsx';
import { Stack } from '../primitives/Stack.tsx';

interface FormSectionProps {
  title: string;
  /** One sentence about the purpose of the fields. */
  intro?: ReactNode;
  children: ReactNode;
}

/** A group of fields with a heading. */
export function FormSection({ title, intro, children }: FormSectionProps) {
  const heading = useId();
  return (
    <Card as="section" padding={24} gap={16} aria-labelledby={heading}>
      <Stack gap={4}>
        <Heading id={heading} size={18}>
          {title}
        </Heading>
        {intro && <Muted size={14}>{intro}</Muted>}
      </Stack>
      <Stack gap={20}>{children}</Stack>
    </Card>
  );
}
