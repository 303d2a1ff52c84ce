import type { EarlierVersion as Version } from '@sabia/domain/essays/essays.contract.ts';
import { Muted } from '../../../ui/primitives/Muted.tsx';
import { Stack } from '../../../ui/primitives/Stack.tsx';
import { useState } from 'react';
import { EssayComments } from './EssayComments.tsx';
import { pointsWords } from '../../points-words.ts';
import { MarkedText } from './MarkedText.tsx';
import { ShownAnswer } from './ShownAnswer.tsx';
import classes from '../Result.module.css';

interface EarlierVersionProps {
  of: Version;
  /** Of the comments. */
  headingAs: 'h3' | 'h4';
  /** The width of a window in which it stands beside the other version. */
  besideFrom: '48em' | '68.75em';
}

/** An earlier version of an essay with its comments (product.md RUB14); closed at first in narrower windows. */
export function EarlierVersion({ of: version, headingAs, besideFrom }: EarlierVersionProps) {
  const { number, text, score, mostPoints } = version;
  const [isWide] = useState(() => matchMedia(`(width >= ${besideFrom})`).matches);
  return (
    <details open={isWide} className={classes.earlier}>
      <summary>{`Versão da ${number}ª tentativa`}</summary>
      <Stack gap={12}>
        {score !== null && <Muted size={14}>{`Nota ${pointsWords(score, mostPoints)}`}</Muted>}
        {text !== null && (
          <ShownAnswer label="O que você escreveu">
            <MarkedText text={text} comments={version.comments} />
          </ShownAnswer>
        )}
        <EssayComments essay={version} label="Comentários da versão anterior" as={headingAs} />
      </Stack>
    </details>
  );
}
