import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RichText } from '../../../ui/rich-text/RichText.tsx';
import classes from '../../../attempts/Alternative.module.css';

interface GapTextProps {
  /** Rich text with `[[1]]`, `[[2]]`… */
  html: string;
  /** The contents of a gap; `number` from 1. */
  renderGap: (number: number) => ReactNode;
}

/** A text with gaps, inline. */
export const GapText = (props: GapTextProps) => <Text key={props.html} {...props} />;

function Text({ html, renderGap }: GapTextProps) {
  const text = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (text.current) setPlaces(placesIn(text.current));
  }, []);
  return (
    <div ref={text} className={classes.gaps}>
      <RichText html={html} />
      {places.map((place) =>
        createPortal(
          renderGap(Number(place.dataset['gapNumber'])),
          place,
          place.dataset['gapNumber'],
        ),
      )}
    </div>
  );
}

/** Replaces `[[1]]` in the text by an element, and returns the elements. */
function placesIn(text: HTMLElement): HTMLElement[] {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  const marked: CharacterData[] = [];
  while (walker.nextNode()) {
    if (/\[\[\d{1,2}\]\]/.test(walker.currentNode.nodeValue ?? ''))
      marked.push(walker.currentNode as CharacterData);
  }
  for (const node of marked) {
    // The numbers are at the odd places.
    const pieces = node.data.split(/\[\[(\d{1,2})\]\]/);
    node.replaceWith(
      ...pieces.map((piece, at) => {
        if (at % 2 === 0) return piece;
        const place = document.createElement('span');
        place.dataset['gapNumber'] = piece;
        return place;
      }),
    );
  }
  return [...text.querySelectorAll<HTMLElement>('[data-gap-number]')];
}
