import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { useImpersonation } from '../layout/session.ts';
import { overviewQuery } from '../progress/progress.api.ts';
import { BrandContext } from '../ui/brand.ts';
import { Offer } from '../ui/cards/Offer.tsx';
import { Row } from '../ui/primitives/Row.tsx';
import { install, readInstallOffer, waysToInstall, writeInstallOffer } from './install-prompt.ts';

/**
 * Offers once to install the site, to learners who have completed a content. It is decided when the page opens, so that
 * nothing moves later: the first visit after that content shows it.
 */
export function InstallOffer({ userId }: { userId: string }) {
  const { data: overview } = useQuery(overviewQuery(userId));
  const { name } = use(BrandContext);
  const isImpersonating = useImpersonation() !== null;
  const [way, setWay] = useState(() => (readInstallOffer() === 'due' ? waysToInstall() : null));

  const hasStudied = (overview?.contentsCompleted ?? 0) > 0;
  useEffect(() => {
    if (hasStudied && readInstallOffer() === null) writeInstallOffer('due');
  }, [hasStudied]);

  useEffect(() => {
    const onInstalled = () => answer();
    window.addEventListener('appinstalled', onInstalled);
    return () => window.removeEventListener('appinstalled', onInstalled);
  }, []);

  function answer(): void {
    writeInstallOffer('answered');
    setWay(null);
    document.querySelector('main')?.focus({ preventScroll: true });
  }

  if (!way || isImpersonating) return null;
  const isByHand = way === 'by hand';
  return (
    <Offer
      icon={<img src="/icons/app-192.png" alt="" width={48} height={48} />}
      title={`Instale a ${name} neste aparelho`}
      hint={
        isByHand
          ? 'No Safari, toque em Compartilhar e depois em “Adicionar à Tela de Início”.'
          : 'Abre direto da tela inicial e mostra, mesmo sem internet, as aulas que você já abriu.'
      }
      action={
        isByHand ? (
          <Button variant="default" onClick={answer}>
            Entendi
          </Button>
        ) : (
          <Row gap={8}>
            <Button variant="default" onClick={() => void install().finally(answer)}>
              Instalar
            </Button>
            <Button variant="subtle" onClick={answer}>
              Agora não
            </Button>
          </Row>
        )
      }
    />
  );
}
