import type { EssayComment } from '@sabia/domain/essays/essays.contract.ts';
import { markedText } from '@sabia/domain/essays/marked-text.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { paragraphsOf } from './essay-correction.ts';
import classes from './EssayRoom.module.css';

interface EssayTextProps {
  text: string;
  comments: readonly EssayComment[];
  /** Gets the place of the words that the corrector has selected, by UTF-16 units; null for none. */
  onSelect: (place: { start: number; end: number } | null) => void;
}

/** The text of an essay with numbered marks of its comments. */
export function EssayText({ text, comments, onSelect }: EssayTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const select = useEffectEvent(() => {
    const found = place.current && selectionIn(place.current);
    if (found !== undefined) onSelect(found);
  });
  useEffect(() => {
    const listen = () => select();
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, []);

  return (
    <div ref={place} className={classes.text}>
      {paragraphsOf(markedText(text, comments)).map((stretches, line) => (
        <p key={line}>
          {stretches.map(({ text: part, numbers, endsOf }, at) =>
            numbers.length > 0 ? (
              <mark key={at} data-ends={endsOf.join(' ') || undefined}>
                {part}
              </mark>
            ) : (
              <span key={at}>{part}</span>
            ),
          )}
        </p>
      ))}
    </div>
  );
}

/** The selected place in the text of an element; null for none, undefined if something else is selected or focused. */
function selectionIn(element: HTMLElement): { start: number; end: number } | null | undefined {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.commonAncestorContainer)) return undefined;
  if (range.collapsed) return null;
  const before = document.createRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}
