import type { ClaimedEssay } from '@sabia/domain/essays/essays.contract.ts';
import { PicturedText } from '../../attempts/PicturedText.tsx';
import { ShownFile } from '../../questions/FileLink.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { count } from '../../ui/words/plural.ts';
import { type EssayCorrection, sizeOf } from './essay-correction.ts';
import { EssayText } from './EssayText.tsx';
import classes from './EssayRoom.module.css';

interface EssaySideProps {
  essay: ClaimedEssay;
  comments: EssayCorrection['comments'];
  onSelect: (place: { start: number; end: number } | null) => void;
}

/** The prompt, and the text or the files of the essay. */
export function EssaySide({ essay: { statement, response }, comments, onSelect }: EssaySideProps) {
  return (
    <Stack as="section" aria-label="Redação" gap={16} className={classes.essay}>
      <details>
        <summary>Proposta</summary>
        <PicturedText html={statement} />
      </details>
      {response.kind === 'OPEN_TEXT' && (
        <>
          <Muted size={14}>{toldSize(response.text)}</Muted>
          <EssayText text={response.text} comments={comments} onSelect={onSelect} />
        </>
      )}
      {response.kind === 'FILE' && (
        <Stack as="ul" gap={12}>
          {response.files.map((file) => (
            <li key={file.url}>
              <ShownFile file={file} />
            </li>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

function toldSize(text: string): string {
  const { words, lines } = sizeOf(text);
  return `${count(words, 'palavra', 'palavras')} · cerca de ${count(lines, 'linha', 'linhas')} à mão`;
}
