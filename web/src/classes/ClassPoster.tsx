import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PosterDialog } from '../ui/dialogs/PosterDialog.tsx';
import { Muted } from '../ui/primitives/Muted.tsx';
import { Loaded } from '../ui/states/Loaded.tsx';
import { classPosterQuery } from './classes.api.ts';
import { inHalves } from './class-words.ts';

interface ClassPosterProps {
  of: { id: string; title: string };
  code: string;
  onClose: () => void;
}

/** Squares of white that a QR code needs around it. */
const quiet = 4;

/** The code of a class in big letters, with the QR code of its link. */
export function ClassPoster({ of: { id, title }, code, onClose }: ClassPosterProps) {
  const query = useQuery({ ...classPosterQuery(id), staleTime: 0 });
  return (
    <PosterDialog
      title={`Entre na turma ${title}`}
      words={inHalves(query.data?.code ?? code)}
      picture={
        <Loaded query={query} skeleton={<Skeleton height={240} />}>
          {({ link, size, path }) => (
            <svg
              role="img"
              aria-label={`QR code que leva a ${link}`}
              width="100%"
              height="100%"
              viewBox={`${-quiet} ${-quiet} ${size + 2 * quiet} ${size + 2 * quiet}`}
              shapeRendering="crispEdges"
            >
              <rect x={-quiet} y={-quiet} width="100%" height="100%" fill="#fff" />
              <path d={path} fill="#000" />
            </svg>
          )}
        </Loaded>
      }
      onClose={onClose}
    >
      <Muted>
        Aponte a câmera para o QR code, ou digite o código em Turmas, Entrar em uma turma.
      </Muted>
    </PosterDialog>
  );
}
