import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

type Frame = RefObject<HTMLDivElement | null>;

/** Keeps the centre of what is seen in its place when the zoom changes. */
export function useKeptCentre(frame: Frame, zoom: number): void {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const element = frame.current;
    const factor = zoom / before.current;
    before.current = zoom;
    if (!element || factor === 1) return;
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = element;
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * factor - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * factor - clientHeight / 2,
    });
  }, [frame, zoom]);
}

/** Zooms by two fingers, and by the wheel with Ctrl, as which browsers report the two fingers of a touchpad. */
export function usePinch(frame: Frame, onZoom: (factor: number) => void): void {
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const fingers = new Map<number, PointerEvent>();
    const distance = () => {
      const [one, other] = [...fingers.values()];
      return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 200));
    };
    const touch = (event: PointerEvent) => {
      if (event.pointerType === 'touch') fingers.set(event.pointerId, event);
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const before = distance();
      fingers.set(event.pointerId, event);
      if (before > 0) zoom(distance() / before);
    };
    const lift = (event: PointerEvent) => void fingers.delete(event.pointerId);
    element.addEventListener('wheel', wheel, { passive: false, signal });
    element.addEventListener('pointerdown', touch, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', lift, { signal });
    element.addEventListener('pointercancel', lift, { signal });
    return () => stop.abort();
  }, [frame]);
}
