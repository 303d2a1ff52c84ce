import { Button } from '@mantine/core';
import { useState } from 'react';

interface PublishButtonProps {
  isActive: boolean;
  onChange: (isActive: boolean) => Promise<void>;
}

/** Shows a thing to learners, or takes it away from them. */
export function PublishButton({ isActive, onChange }: PublishButtonProps) {
  const [isPending, setPending] = useState(false);

  async function toggle(): Promise<void> {
    setPending(true);
    await onChange(!isActive);
    setPending(false);
  }

  return (
    <Button
      variant={isActive ? 'default' : 'filled'}
      loading={isPending}
      onClick={() => void toggle()}
    >
      {isActive ? 'Despublicar' : 'Publicar'}
    </Button>
  );
}
