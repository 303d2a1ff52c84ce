import { Button } from '@mantine/core';
import { IconBrandLinkedin } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useAppContext } from '../../layout/app-context.tsx';
import { showFailure } from '../../ui/show-failure.ts';
import { goToLinkedin } from './linkedin-visit.ts';

export function LinkedinButton() {
  const context = useAppContext();
  const { voltar } = useSearch({ from: '/visitor' });
  const [isLeaving, setLeaving] = useState(false);

  async function leave(): Promise<void> {
    setLeaving(true);
    try {
      await goToLinkedin(context, voltar);
    } catch (error) {
      setLeaving(false);
      showFailure(error);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconBrandLinkedin size={20} aria-hidden />}
      loading={isLeaving}
      onClick={() => void leave()}
    >
      Entrar com LinkedIn
    </Button>
  );
}
