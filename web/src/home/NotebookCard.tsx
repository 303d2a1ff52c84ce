import { IconNotebook } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notebookQuery } from '../error-notebook/error-notebook.api.ts';
import { todayWords } from '../error-notebook/today-words.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Offer, OfferSkeleton } from '../ui/Offer.tsx';

/** Today's reviews of the error notebook; renders nothing for an empty notebook. */
export function NotebookCard() {
  const { data: overview, isPending } = useQuery(notebookQuery);
  const [now] = useState(() => new Date());
  if (isPending) return <OfferSkeleton />;
  if (!overview || overview.totalQtd === 0) return null;
  const [title, hint] = todayWords(overview, now);
  return (
    <Offer
      icon={<IconNotebook size={32} stroke={1.75} aria-hidden="true" />}
      title={title}
      hint={hint}
      action={
        overview.dueQtd > 0 ? (
          <ButtonLink to="/caderno-de-erros/revisao">Revisar agora</ButtonLink>
        ) : (
          <ButtonLink to="/caderno-de-erros" variant="default">
            Abrir o caderno
          </ButtonLink>
        )
      }
    />
  );
}
