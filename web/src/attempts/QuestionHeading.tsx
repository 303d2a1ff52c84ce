import { useEffect, useRef } from 'react';
import { Heading } from '../ui/primitives/Heading.tsx';
import classes from './QuickQuestion.module.css';

interface QuestionHeadingProps {
  id?: string;
  /** From 1. */
  number: number;
  word?: 'Questão' | 'Cartão';
}

/** The heading of a question on a screen that asks one after the other; each but the first takes the focus from the one before. */
export function QuestionHeading({ id, number, word = 'Questão' }: QuestionHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The first question does not take the focus from the heading of the page.
    if (number > 1) heading.current?.focus();
  }, [number]);
  return (
    <Heading id={id} ref={heading} tabIndex={-1} size={18} className={classes.heading}>
      {word} {number}
    </Heading>
  );
}
