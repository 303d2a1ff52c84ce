import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Pixels. The height of an item is measured when it is rendered. */
const estimatedHeight = 120;
const gap = 8;

/** The place of a rendered item in the list. */
export interface Placement {
  id: string;
  index: number;
  /** Pixels from the start of the list. */
  top: number;
  measure: (element: Element | null) => void;
}

interface VirtualList {
  list: RefObject<HTMLOListElement | null>;
  height: number;
  items: Placement[];
}

/**
 * Renders only the items of a long list that are near the visible part of the window or of a drawer, and the one that
 * is moved by keyboard, which must keep the focus.
 */
export function useVirtualList(order: readonly string[], heldId: string | undefined): VirtualList {
  const list = useRef<HTMLOListElement>(null);
  /** Null: the window. Undefined before the list is in the document. */
  const [scroller, setScroller] = useState<HTMLElement | null>();
  const [scrollMargin, setScrollMargin] = useState(0);

  // After each render, because what is above the list may have changed its height; an equal value ends it.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- no list of dependencies says so
  useLayoutEffect(() => {
    if (!list.current) return;
    const found = scrollerOf(list.current);
    setScroller(found);
    const { top } = list.current.getBoundingClientRect();
    const start = found ? found.getBoundingClientRect().top - found.scrollTop : -window.scrollY;
    setScrollMargin(Math.round(top - start));
  });

  const options = {
    count: order.length,
    estimateSize: () => estimatedHeight,
    getItemKey: (index: number) => order[index] ?? index,
    gap,
    overscan: 5,
    scrollMargin,
    rangeExtractor(range: Range) {
      const near = defaultRangeExtractor(range);
      const held = heldId === undefined ? -1 : order.indexOf(heldId);
      return held < 0 || near.includes(held) ? near : [...near, held].toSorted((a, b) => a - b);
    },
  };
  const inWindow = useWindowVirtualizer({ ...options, enabled: scroller === null });
  const inDrawer = useVirtualizer({
    ...options,
    getScrollElement: () => scroller ?? null,
    enabled: Boolean(scroller),
  });
  const virtualizer = scroller ? inDrawer : inWindow;
  return {
    list,
    height: virtualizer.getTotalSize(),
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({
      id: order[index] ?? '',
      index,
      top: start - scrollMargin,
      measure: virtualizer.measureElement,
    })),
  };
}

/** The next ancestor that scrolls; null for the window. */
function scrollerOf(element: HTMLElement): HTMLElement | null {
  for (let each = element.parentElement; each; each = each.parentElement) {
    if (each === document.body) return null;
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}
