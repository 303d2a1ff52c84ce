import {
  signInProviderNames,
  type SignInProvider,
} from '@sabia/domain/identity/sign-in-providers.ts';
import { Button } from '@mantine/core';
import { IconBrandLinkedin } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useAppContext } from '../layout/app-context.tsx';
import { Stack } from '../ui/primitives/Stack.tsx';
import { showFailure } from '../ui/states/show-failure.ts';
import { GoogleMark } from './GoogleMark.tsx';
import classes from './ProviderButtons.module.css';
import { goToProvider } from './provider-visit.ts';

const marks: Readonly<Record<SignInProvider, ReactNode>> = {
  google: <GoogleMark />,
  linkedin: <IconBrandLinkedin size={20} aria-hidden />,
};

/** The sign-in at the providers that the school has enabled, below a form; nothing without any. */
export function ProviderButtons({ providers }: { providers: readonly SignInProvider[] }) {
  const context = useAppContext();
  const { voltar } = useSearch({ from: '/visitor' });
  const [leavingTo, setLeavingTo] = useState<SignInProvider>();

  async function leave(provider: SignInProvider): Promise<void> {
    setLeavingTo(provider);
    try {
      await goToProvider(context, provider, voltar);
    } catch (error) {
      setLeavingTo(undefined);
      showFailure(error);
    }
  }

  return (
    <Stack gap={12}>
      <p className={classes.or}>ou</p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          size="md"
          className={classes.provider}
          leftSection={marks[provider]}
          loading={leavingTo === provider}
          disabled={leavingTo !== undefined && leavingTo !== provider}
          onClick={() => void leave(provider)}
        >
          Continuar com {signInProviderNames[provider]}
        </Button>
      ))}
    </Stack>
  );
}
