import type { ClaimedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { PicturedText } from '../../attempts/PicturedText.tsx';
import { Shortcuts } from '../../ui/page/Shortcuts.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { count } from '../../ui/words/plural.ts';
import { type EssayCorrection, sizeOf } from './essay-correction.ts';
import { EssayPages } from './EssayPages.tsx';
import { EssayText } from './EssayText.tsx';
import { roomShortcuts } from './room-shortcuts.ts';
import classes from './EssayRoom.module.css';

interface EssaySideProps {
  /** The id of the help with the shortcuts. */
  help: string;
  essay: ClaimedEssay;
  comments: EssayCorrection['comments'];
  onSelect: (place: { start: number; end: number } | null) => void;
  onCommentPoint: (point: NonNullable<EssayComment['point']>) => void;
}

/** The prompt, and the text or the files of the essay. */
export function EssaySide({
  help,
  essay: { statement, response },
  comments,
  onSelect,
  onCommentPoint,
}: EssaySideProps) {
  return (
    <Stack as="section" aria-label="Redação" gap={16} className={classes.essay}>
      <details>
        <summary>Proposta</summary>
        <PicturedText html={statement} />
      </details>
      {response.kind === 'OPEN_TEXT' && (
        <>
          <Shortcuts id={help} shortcuts={roomShortcuts()} />
          <Muted size={14}>{toldSize(response.text)}</Muted>
          <EssayText text={response.text} comments={comments} onSelect={onSelect} />
        </>
      )}
      {response.kind === 'FILE' && (
        <EssayPages
          help={help}
          files={response.files}
          comments={comments}
          onComment={onCommentPoint}
        />
      )}
    </Stack>
  );
}

function toldSize(text: string): string {
  const { words, lines } = sizeOf(text);
  return `${count(words, 'palavra', 'palavras')} · cerca de ${count(lines, 'linha', 'linhas')} à mão`;
}
