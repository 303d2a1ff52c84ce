import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type CameraState =
  | { status: 'off' | 'starting' | 'on' }
  /** `problem` tells what a person can do. */
  | { status: 'failed'; problem: string };

const byHand = 'Você também pode ler por fotos.';

function problemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError')
    return `O navegador não deixou usar a câmera. Permita a câmera para este site e tente de novo. ${byHand}`;
  if (name === 'NotFoundError' || name === 'OverconstrainedError')
    return `Este aparelho não tem câmera. ${byHand}`;
  if (name === 'NotReadableError')
    return `A câmera está em uso por outro aplicativo. Feche-o e tente de novo. ${byHand}`;
  return `A câmera não abriu. ${byHand}`;
}

interface Frames {
  isPaused: boolean;
  /** The next frame is taken after it has ended; it closes the frame. */
  onFrame: (frame: ImageBitmap) => Promise<void>;
}

/** The camera on the back of the device, frame by frame, while the page is seen. */
export function useCamera({ isPaused, onFrame }: Frames): {
  /** Of the element that shows it. */
  video: RefObject<HTMLVideoElement | null>;
  camera: CameraState;
  open: () => Promise<void>;
  close: () => void;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [camera, setCamera] = useState<CameraState>({ status: 'off' });
  const [stream, setStream] = useState<MediaStream | null>(null);
  const take = useEffectEvent(onFrame);

  useEffect(() => {
    const element = video.current;
    if (!stream || !element) return;
    element.srcObject = stream;
    // A browser may refuse to play until the next touch; the frames come all the same.
    element.play().catch(() => {});
    return () => {
      element.srcObject = null;
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);

  useEffect(() => {
    const element = video.current;
    if (!stream || !element || isPaused) return;
    const end = new AbortController();
    const next = async () => {
      if (end.signal.aborted) return;
      if (document.visibilityState === 'visible' && element.readyState >= 2)
        await createImageBitmap(element)
          .then((frame) => take(frame))
          // The next frame may be better.
          .catch(() => {});
      setTimeout(() => void next(), pauseMs);
    };
    void next();
    return () => end.abort();
  }, [stream, isPaused]);

  return {
    video,
    camera,
    async open() {
      setCamera({ status: 'starting' });
      try {
        // Only over https, and not in all browsers.
        if (!('mediaDevices' in navigator)) throw new DOMException('', 'NotFoundError');
        const opened = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } },
        });
        setStream(opened);
        setCamera({ status: 'on' });
      } catch (error) {
        setCamera({ status: 'failed', problem: problemOf(error) });
      }
    },
    close() {
      setStream(null);
      setCamera({ status: 'off' });
    },
  };
}

/** Between two frames, so that the device can do something else. */
const pauseMs = 60;
