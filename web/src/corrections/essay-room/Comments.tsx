import { ActionIcon, Button, NativeSelect, Textarea } from '@mantine/core';
import type { ClaimedEssay, EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { longestComment } from '@sabia/domain/essays/comment-limits.ts';
import type { SavedComment } from '@sabia/domain/essays/saved-comments.contract.ts';
import { IconBookmark, IconBookmarkFilled, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Muted } from '../../ui/primitives/Muted.tsx';
import { Row } from '../../ui/primitives/Row.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import { showFailure } from '../../ui/states/show-failure.ts';
import classes from './EssayRoom.module.css';
import { findSaved, fittingComments, toSave, withSaved } from './saved-comments.ts';
import { savedCommentsQuery, useSavedComments } from './saved-comments.api.ts';
import { SavedComments } from './SavedComments.tsx';

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
  const saved = useQuery(savedCommentsQuery).data?.comments ?? [];
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
              <Row gap={4}>
                <SaveButton rubric={rubric} comment={comment} saved={saved} number={at + 1} />
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
              maxLength={longestComment}
              autosize
              minRows={2}
            />
            <SavedComments
              comments={fittingComments(rubric, comment, saved)}
              number={at + 1}
              onUse={(used) => {
                change(at, withSaved(rubric, comment, used));
                list.current?.querySelectorAll('textarea')[at]?.focus();
              }}
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

interface SaveButtonProps {
  rubric: ClaimedEssay['rubric'];
  comment: EssayComment;
  saved: readonly SavedComment[];
  number: number;
}

/** Keeps a comment for further essays, or no longer. */
function SaveButton({ rubric, comment, saved, number }: SaveButtonProps) {
  const { save, remove } = useSavedComments();
  const kept = findSaved(rubric, comment, saved);
  const Icon = kept ? IconBookmarkFilled : IconBookmark;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={`Guardar o comentário ${number} para outras redações`}
      aria-pressed={kept !== undefined}
      disabled={comment.text.trim() === ''}
      onClick={() => void (kept ? remove(kept) : save(toSave(rubric, comment))).catch(showFailure)}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}

/** The words or the page that a comment is about. */
function placeOf({ anchor, point }: EssayComment): ReactNode {
  if (anchor) return <q>{excerptOf(anchor.quote)}</q>;
  return point ? `Na página ${point.page + 1}` : 'Sobre a redação';
}

const excerptOf = (quote: string): string =>
  quote.length > 60 ? `${quote.slice(0, 58).trimEnd()}…` : quote;
