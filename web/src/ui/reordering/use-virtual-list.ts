import {
  defaultRangeExtractor,
  type Range,
  useVirtualizer,
  useWindowVirtualizer,
} from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';

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

/** Items before and after the visible ones that can be reached by dragging. */
const reach = 60;

interface VirtualList {
  list: RefObject<HTMLOListElement | null>;
  height: number;
  items: Placement[];
  /** The item with the focus stays rendered. */
  onFocus: (event: FocusEvent) => void;
  /**
   * While an item is dragged, the rendered ones stay the same: the drag library cancels a drag if items come and go
   * in a list that scrolls with the window.
   */
  onGrab: () => void;
  onRelease: () => void;
}

/**
 * Renders only the items of a long list that are near the visible part of the window or of a drawer, and the one with
 * the focus. Scrolls to the item `startId` at first.
 */
export function useVirtualList(order: readonly string[], startId?: string): VirtualList {
  const list = useRef<HTMLOListElement>(null);
  /** Null: the window. Undefined before the list is in the document. */
  const [scroller, setScroller] = useState<HTMLElement | null>();
  const [scrollMargin, setScrollMargin] = useState(0);
  const [focusedId, setFocusedId] = useState<string>();
  const [reachable, setReachable] = useState<Range>();
  const [startIndex] = useState(() => order.indexOf(startId ?? ''));

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
    // Clear of the bars at both ends.
    scrollPaddingStart: 80,
    scrollPaddingEnd: 120,
    rangeExtractor(range: Range) {
      const near = defaultRangeExtractor(reachable ?? range);
      const focused = focusedId === undefined ? -1 : order.indexOf(focusedId);
      return focused < 0 || near.includes(focused)
        ? near
        : [...near, focused].toSorted((a, b) => a - b);
    },
  };
  const inWindow = useWindowVirtualizer({ ...options, enabled: scroller === null });
  const inDrawer = useVirtualizer({
    ...options,
    getScrollElement: () => scroller ?? null,
    enabled: Boolean(scroller),
  });
  const virtualizer = scroller ? inDrawer : inWindow;

  const isReady = scroller !== undefined;
  useEffect(() => {
    if (isReady && startIndex >= 0) virtualizer.scrollToIndex(startIndex);
  }, [isReady, startIndex, virtualizer]);

  return {
    list,
    height: virtualizer.getTotalSize(),
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({
      id: order[index] ?? '',
      index,
      top: start - scrollMargin,
      measure: virtualizer.measureElement,
    })),
    onFocus({ target }) {
      const item = target.closest<HTMLElement>('[data-index]');
      if (item?.parentElement === list.current) setFocusedId(order[Number(item.dataset['index'])]);
    },
    onGrab() {
      const { range } = virtualizer;
      // At once, because the library measures the items next.
      flushSync(() =>
        setReachable(range ? { ...range, overscan: reach, count: order.length } : undefined),
      );
    },
    onRelease: () => setReachable(undefined),
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
