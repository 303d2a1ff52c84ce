import { ActionIcon, Button, NativeSelect, Textarea } from '@mantine/core';
import type { ClaimedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import classes from './EssayRoom.module.css';

interface CommentsProps {
  rubric: ClaimedEssay['rubric'];
  comments: readonly EssayComment[];
  onChange: (comments: readonly EssayComment[]) => void;
  /** Comments on the selected words; absent where nothing is selected. */
  onCommentWords: (() => void) | undefined;
  /** The essay is a text, not pages. */
  hasWords: boolean;
}

/** The comments of a correction: on words of the essay, on a criterion, or on the whole. */
export function Comments({ rubric, comments, onChange, onCommentWords, hasWords }: CommentsProps) {
  const list = useRef<HTMLElement>(null);
  const before = useRef(comments.length);
  // A new comment is written next.
  useEffect(() => {
    const isNew = comments.length > before.current;
    before.current = comments.length;
    if (isNew) [...(list.current?.querySelectorAll('textarea') ?? [])].at(-1)?.focus();
  }, [comments.length]);
  const change = (at: number, changes: Partial<EssayComment>) =>
    onChange(
      comments.map((comment, other) => (other === at ? { ...comment, ...changes } : comment)),
    );
  return (
    <section ref={list} aria-label="Comentários">
      <Stack gap={12}>
        <Heading size={16}>Comentários</Heading>
        {comments.map((comment, at) => (
          <Stack key={at} gap={8} className={classes.comment}>
            <Row justify="between">
              <span>
                <strong className={classes.number}>{at + 1}</strong> {placeOf(comment)}
              </span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={`Excluir o comentário ${at + 1}`}
                onClick={() => onChange(comments.filter((_, other) => other !== at))}
              >
                <IconTrash size={18} aria-hidden="true" />
              </ActionIcon>
            </Row>
            <NativeSelect
              aria-label={`Critério do comentário ${at + 1}`}
              value={comment.criterion ?? ''}
              onChange={(event) => change(at, { criterion: event.currentTarget.value || null })}
              data={[
                { value: '', label: 'Sem critério' },
                ...rubric.criteria.map(({ key, title }) => ({ value: key, label: title })),
              ]}
            />
            <Textarea
              aria-label={`Comentário ${at + 1}`}
              placeholder="O que o aluno pode fazer melhor?"
              value={comment.text}
              onChange={(event) => change(at, { text: event.currentTarget.value })}
              maxLength={2000}
              autosize
              minRows={2}
            />
          </Stack>
        ))}
        <Row>
          {hasWords && (
            <Button variant="default" disabled={!onCommentWords} onClick={onCommentWords}>
              Comentar as palavras
            </Button>
          )}
          <Button
            variant="subtle"
            onClick={() => onChange([...comments, { criterion: null, text: '', anchor: null }])}
          >
            Comentar a redação
          </Button>
        </Row>
        {hasWords && !onCommentWords && (
          <Muted size={14}>Selecione palavras do texto para comentá-las.</Muted>
        )}
      </Stack>
    </section>
  );
}

/** The words or the page that a comment is about. */
function placeOf({ anchor, point }: EssayComment): ReactNode {
  if (anchor) return <q>{excerptOf(anchor.quote)}</q>;
  return point ? `Na página ${point.page + 1}` : 'Sobre a redação';
}

const excerptOf = (quote: string): string =>
  quote.length > 60 ? `${quote.slice(0, 58).trimEnd()}…` : quote;
