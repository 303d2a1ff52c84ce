import { Button } from '@mantine/core';
import { IconArrowDown } from '@tabler/icons-react';
import { type RefObject, use, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { BarSlotContext } from '../../ui/page/slots.ts';

interface NextQuestionProps {
  /** Of the question that is open, below the answered ones. */
  heading: RefObject<HTMLElement | null>;
  words: string;
}

/** A button in the bar of the screen that scrolls to the open question, until that is in sight. */
export function NextQuestion({ heading, words }: NextQuestionProps) {
  const slot = use(BarSlotContext);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!heading.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setSeen(entry?.isIntersecting ?? false),
      // The upper half of the window: the question below the heading is to be seen, too.
      { rootMargin: '0px 0px -50% 0px' },
    );
    observer.observe(heading.current);
    return () => observer.disconnect();
  }, [heading]);
  if (!slot || isSeen) return null;
  return createPortal(
    <Button
      rightSection={<IconArrowDown size={18} aria-hidden="true" />}
      onClick={() => {
        heading.current?.scrollIntoView();
        heading.current?.focus({ preventScroll: true });
      }}
    >
      {words}
    </Button>,
    slot,
  );
}
