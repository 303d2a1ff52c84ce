import type { Page } from '@playwright/test';

/**
 * The faults of the layout of the open page, in its window as it is: sideways scrolling; texts that are clipped or
 * covered by something else; controls that are outside the window, or under a bar however one scrolls; bars that cover each other while the page scrolls; videos that
 * don't fit between the bars; images above their natural size; buttons whose lines touch their edges. With an open dialog or menu, only its inside counts.
 */
export async function layoutFaults(page: Page): Promise<string[]> {
  await page.evaluate(settle);
  let faults = await page.evaluate(findFaults);
  if (faults.length > 0) {
    // Again after a part of the page was still loading.
    await page.waitForLoadState('networkidle');
    await page.evaluate(settle);
    faults = await page.evaluate(findFaults);
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return faults;
}

/** Waits for the layout of the window's new size, and for all images. */
async function settle(): Promise<void> {
  // elementFromPoint ignores what takes no clicks, and what a list that is far away has not drawn yet.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, *::before, *::after { pointer-events: auto !important; content-visibility: visible !important; }',
  );
  document.adoptedStyleSheets = [sheet];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  await document.fonts.ready;
  const images = [...document.images].filter((image) => image.checkVisibility());
  for (const image of images) image.loading = 'eager';
  // A broken image is no fault of the layout.
  await Promise.all(images.map((image) => image.decode().catch(() => {})));
}

/** Runs in the page. */
async function findFaults(): Promise<string[]> {
  interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  /** A line of text or a control; its position changes with scrolling. */
  interface Target {
    kind: 'text' | 'control' | 'video';
    element: Element;
    name: string;
    /** Undefined after a change of the page. */
    box: () => DOMRect | undefined;
  }

  const faults = new Set<string>();
  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    const style = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, style);
    return style;
  };
  const shorten = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 60);
  const classOf = (element: Element) => element.getAttribute('class')?.split(' ').at(-1) ?? '';
  const nameOf = (element: Element) =>
    `<${element.localName}${classOf(element) && `.${classOf(element)}`}> ${shorten(
      element.getAttribute('aria-label') ?? element.textContent,
    )}`.trim();

  /** False also for what only screen readers read. */
  function isVisible(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { clipPath, overflow, display } = styleOf(node);
      const isTiny = node.clientWidth <= 1 && node.clientHeight <= 1;
      const isCut = overflow === 'hidden' && display !== 'inline' && isTiny;
      if (isCut || clipPath === 'inset(50%)') return false;
    }
    return true;
  }

  /** The ancestors that can clip the element. */
  function* clippers(element: Element): Generator<Element> {
    let position = styleOf(element).position;
    yield element;
    for (let node = element.parentElement; node; node = node.parentElement) {
      if (position === 'fixed' || node === document.body) return;
      const style = styleOf(node);
      const contains = style.position !== 'static' || style.transform !== 'none';
      if (position === 'absolute' && !contains) continue;
      position = style.position;
      yield node;
    }
  }

  const isScrolling = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

  /** The part of a box that its ancestors leave visible, and the ancestor that clips it without scrolling. */
  function visiblePart(box: Box, element: Element) {
    const part = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    let clippedBy: Element | undefined;
    let isShort = false;
    for (const node of clippers(element)) {
      const style = styleOf(node);
      const { overflowX, overflowY, display } = style;
      if (display === 'inline' || display === 'contents') continue;
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = node.getBoundingClientRect();
      const left = edge.left + node.clientLeft;
      const top = edge.top + node.clientTop;
      const right = left + node.clientWidth;
      const bottom = top + node.clientHeight;
      // A title of at most so many lines, with an ellipsis.
      const isShortened = style.textOverflow === 'ellipsis' || Number(style.webkitLineClamp) > 0;
      isShort ||= isShortened;
      const lostX = Math.max(left - part.left, part.right - right);
      const lostY = Math.max(top - part.top, part.bottom - bottom);
      const isClippedX = overflowX !== 'visible' && !isScrolling(overflowX) && lostX > 1.5;
      // The box of a line is taller than its letters.
      const mostLostY = (box.bottom - box.top) / 4;
      const isClippedY = overflowY !== 'visible' && !isScrolling(overflowY) && lostY > mostLostY;
      if ((isClippedX || isClippedY) && !isShortened) clippedBy ??= node;
      part.left = Math.max(part.left, left);
      part.top = Math.max(part.top, top);
      part.right = Math.min(part.right, right);
      part.bottom = Math.min(part.bottom, bottom);
    }
    return { part, clippedBy, isShort };
  }

  const isTransparent = (color: string) =>
    color === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

  function hasTextAt(element: Element, x: number, y: number): boolean {
    const range = document.createRange();
    return [...element.childNodes].some((node) => {
      if (!(node instanceof Text) || !node.data.trim()) return false;
      range.selectNodeContents(node);
      return [...range.getClientRects()].some(
        (box) => x > box.left && x < box.right && y > box.top && y < box.bottom,
      );
    });
  }

  /** True if something of the element is drawn at the point, unlike a link that is stretched over its card. */
  function isPainted(element: Element, x: number, y: number): boolean {
    if (!isVisible(element)) return false;
    if (element.matches('img, video, canvas, iframe, input, select, textarea, svg *')) return true;
    const { backgroundColor, backgroundImage } = styleOf(element);
    if (!isTransparent(backgroundColor) || backgroundImage !== 'none') return true;
    return hasTextAt(element, x, y);
  }

  function coverAt(x: number, y: number, { kind, element }: Target): Element | undefined {
    const isOwn = (hit: Element) =>
      hit.contains(element) ||
      element.contains(hit) ||
      // The icons and the drawn box of a field.
      (kind === 'control' && element.matches('input, select, textarea')
        ? (element.parentElement?.contains(hit) ?? false)
        : false) ||
      // The poster and the controls of a film.
      (kind === 'video' && (element.closest('[data-film]')?.contains(hit) ?? false));
    const first = document.elementFromPoint(x, y);
    if (!first || isOwn(first)) return undefined;
    for (const hit of document.elementsFromPoint(x, y)) {
      if (isOwn(hit)) return undefined;
      if (isPainted(hit, x, y)) return hit;
    }
    return undefined;
  }

  function pointsOf(kind: Target['kind'], { left, top, right, bottom }: Box): [number, number][] {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const centre: [number, number] = [x, y];
    const ends: [number, number][] = [
      [left + 2, y],
      [right - 2, y],
    ];
    if (kind === 'text') return [centre, ...(right - left > 8 ? ends : [])];
    const isTall = bottom - top > window.innerHeight / 3;
    if (kind === 'control' && isTall) return [centre];
    return [centre, ...ends, [x, top + 3], [x, bottom - 3]];
  }

  /** Undefined if all of the target is seen; 'later' if it is out of the window and scrolling may bring it. */
  function faultOf(target: Target): string | undefined {
    const { kind, element, box } = target;
    const whole = box();
    if (!whole || whole.width < 1 || whole.height < 1 || !isVisible(element)) return undefined;
    const { part, clippedBy, isShort } = visiblePart(whole, element);
    // A skip link is above the window until it has the focus.
    if (whole.bottom <= 0 && styleOf(element).position === 'fixed') return undefined;
    if (kind !== 'video' && clippedBy) return `clipped by ${nameOf(clippedBy)}`;
    const isOut = part.right - part.left < 1 || part.bottom - part.top < 1;
    if (isOut) return isShort ? undefined : 'out of sight';
    if (part.left < -0.5 || part.right > document.documentElement.clientWidth + 0.5)
      return 'outside the window';
    const points = pointsOf(kind, part);
    for (const [x, y] of points) {
      if (y < 0 || y >= window.innerHeight) return 'out of sight';
      const cover = coverAt(x, y, target);
      if (cover) return `covered by ${nameOf(cover)}`;
    }
    return undefined;
  }

  const overlays = document.querySelectorAll(
    '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open], :popover-open',
  );
  const scope =
    [...overlays].filter((overlay) => isVisible(overlay) && overlay.clientHeight > 0).at(-1) ??
    document.body;

  // The charts measure their labels in an element far above the page.
  const neverDrawn = 'script, style, noscript, select, textarea, title, #recharts_measurement_span';

  function textTargets(): Target[] {
    const targets: Target[] = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || !node.data.trim() || !element) continue;
      if (element.closest(neverDrawn)) continue;
      if (!isVisible(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const name = `“${shorten(node.data)}”`;
      for (const index of [...range.getClientRects()].keys())
        targets.push({ kind: 'text', element, name, box: () => range.getClientRects()[index] });
    }
    return targets;
  }

  function controlTargets(): Target[] {
    const controls = scope.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [role=button], [tabindex="0"], video, iframe',
    );
    return [...controls].filter(isVisible).flatMap((element) =>
      [...element.getClientRects()].map((_, index) => ({
        kind: element.matches('video, iframe') ? ('video' as const) : ('control' as const),
        element,
        name: nameOf(element),
        box: () => element.getClientRects()[index],
      })),
    );
  }

  /** Scrolls everything around the target until it is in the middle. */
  function bringIntoView({ element, box }: Target): void {
    for (const node of [...clippers(element)].slice(1)) {
      const { overflowX, overflowY } = styleOf(node);
      if (!isScrolling(overflowX) && !isScrolling(overflowY)) continue;
      // What a former target has scrolled away can lie behind a column that stays.
      node.scrollLeft = 0;
      const target = box();
      if (!target) return;
      const edge = node.getBoundingClientRect();
      const middle = (target.top + target.bottom - edge.top - edge.bottom) / 2;
      const isBeside = target.left < edge.left || target.right > edge.right;
      const centre = (target.left + target.right - edge.left - edge.right) / 2;
      node.scrollBy(isBeside ? centre : 0, middle);
    }
    const target = box();
    if (target) window.scrollBy(0, (target.top + target.bottom - window.innerHeight) / 2);
  }

  /** The nearest ancestor that stays at an edge of the window, and the distances that it keeps; none for what scrolls inside of it. */
  function barOf(element: Element) {
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { position, top, bottom, overflowY } = styleOf(node);
      if (position === 'fixed' || position === 'sticky') {
        const isFixed = position === 'fixed';
        return { bar: node, isFixed, top: parseFloat(top), bottom: parseFloat(bottom) };
      }
      if (isScrolling(overflowY)) return undefined;
    }
    return undefined;
  }

  /** False also for a bar that leaves the window together with what it belongs to. */
  function isAtEdge({ bar, isFixed, top, bottom }: NonNullable<ReturnType<typeof barOf>>): boolean {
    const box = bar.getBoundingClientRect();
    return (
      isFixed ||
      Math.abs(box.top - top) <= 1 ||
      Math.abs(window.innerHeight - box.bottom - bottom) <= 1
    );
  }

  /** True for a target of which nothing is in the window, which a later position of the page shows: most of them. */
  function isFar({ box }: Target): boolean {
    const whole = box();
    return whole !== undefined && (whole.top >= window.innerHeight || whole.bottom <= 0);
  }

  function checkTargets(): void {
    let pending = [...textTargets(), ...controlTargets()];
    const inBars = pending.flatMap((target) => {
      const bar = barOf(target.element);
      return bar ? [{ target, bar }] : [];
    });
    const step = window.innerHeight * 0.4;
    const end = document.documentElement.scrollHeight - window.innerHeight;
    for (let y = 0; pending.length + inBars.length > 0 && y < end + step; y += step) {
      window.scrollTo(0, y);
      pending = pending.filter((target) => isFar(target) || faultOf(target) !== undefined);
      for (const { target, bar } of inBars) {
        const fault = isAtEdge(bar) ? faultOf(target) : undefined;
        if (fault?.startsWith('covered')) faults.add(`${target.name}: ${fault} while scrolling`);
      }
    }
    for (const target of pending) {
      bringIntoView(target);
      let fault = faultOf(target);
      // There may be one position only where a tall video fits between the bars.
      if (target.kind === 'video') {
        window.scrollBy(0, -window.innerHeight / 2);
        for (let tried = 0; fault && tried < window.innerHeight; tried += 8) {
          window.scrollBy(0, 8);
          fault = faultOf(target);
        }
      }
      if (fault) faults.add(`${target.name}: ${fault}`);
    }
    window.scrollTo(0, 0);
  }

  async function checkImages(): Promise<void> {
    for (const image of scope.querySelectorAll('img')) {
      const address = image.currentSrc;
      const { width, height } = image.getBoundingClientRect();
      const isVector = /\.svg$|^data:image\/svg/.test(address);
      if (!isVisible(image) || width < 2 || isVector || image.naturalWidth === 0) continue;
      // Without srcset and sizes, which change the natural size that an element reports.
      const plain = new Image();
      plain.src = address;
      await plain.decode();
      const scales = [width / plain.naturalWidth, height / plain.naturalHeight];
      const { objectFit } = styleOf(image);
      const scale = /contain|scale-down/.test(objectFit)
        ? Math.min(...scales)
        : Math.max(...scales);
      if (scale > 1.02)
        faults.add(
          `image ${image.alt || address.slice(-40)}: ${plain.naturalWidth} x ${plain.naturalHeight} px drawn ${Math.round(width)} x ${Math.round(height)}`,
        );
    }
  }

  /** A button has the height of one line, unless its style says otherwise. */
  function checkButtons(): void {
    const range = document.createRange();
    for (const label of scope.querySelectorAll('.mantine-Button-label')) {
      if (!isVisible(label)) continue;
      range.selectNodeContents(label);
      const words = [...range.getClientRects()].filter(
        ({ height, width }) => height > 8 && width > 1,
      );
      const top = Math.min(...words.map((word) => word.top));
      const bottom = Math.max(...words.map((word) => word.bottom));
      const isOneLine = words.every((word) => word.top < top + word.height / 2);
      const height = label.closest('.mantine-Button-root')?.clientHeight ?? 0;
      if (!isOneLine && bottom - top > height - 14)
        faults.add(`${nameOf(label)}: two lines in the height of one`);
    }
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth - clientWidth} px too wide`);
  checkTargets();
  checkButtons();
  await checkImages();
  return [...faults];
}
