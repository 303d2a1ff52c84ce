import type { Publication, PublicationKind } from '@sabia/domain/publications/publication.ts';
import { count } from '../ui/words/plural.ts';
import { FindingsDialog, howFindingsWork } from './FindingsDialog.tsx';
import { kindWords } from './kind-words.ts';

interface BlockedDialogProps {
  kind: PublicationKind;
  /** Of all entities of the request; some were not published. */
  results: readonly Publication[];
  /** Publishes those that only have warnings. */
  onAccept: (ids: string[]) => void;
  onClose: () => void;
}

/** The findings of entities that were not published: errors must be corrected, warnings can be accepted. */
export function BlockedDialog({ kind, results, onAccept, onClose }: BlockedDialogProps) {
  const blocked = results.filter(({ isActive }) => !isActive);
  const acceptable = blocked.filter(
    ({ findings }) => !findings.some(({ severity }) => severity === 'ERROR'),
  );
  const hasErrors = acceptable.length < blocked.length;
  return (
    <FindingsDialog
      kind={kind}
      title={titleOf(kind, { hasErrors, blocked: blocked.length, requested: results.length })}
      intro={hasErrors ? howFindingsWork : 'Nada disto impede a publicação, mas vale uma olhada.'}
      things={blocked}
      accept={
        acceptable.length > 0
          ? {
              label:
                acceptable.length === results.length
                  ? 'Publicar assim mesmo'
                  : `Publicar ${count(acceptable.length, ...namesOf(kind))} assim mesmo`,
              onAccept: () => onAccept(acceptable.map(({ id }) => id)),
            }
          : undefined
      }
      onClose={onClose}
    />
  );
}

function titleOf(
  kind: PublicationKind,
  { hasErrors, blocked, requested }: { hasErrors: boolean; blocked: number; requested: number },
): string {
  if (requested === 1) return hasErrors ? 'Corrija antes de publicar' : 'Publicar assim mesmo?';
  const article = kindWords[kind][2];
  return blocked === 1
    ? `${count(1, ...namesOf(kind))} não foi publicad${article}`
    : `${count(blocked, ...namesOf(kind))} não foram publicad${article}s`;
}

function namesOf(kind: PublicationKind): [one: string, many: string] {
  const [one, many] = kindWords[kind];
  return [one, many];
}
