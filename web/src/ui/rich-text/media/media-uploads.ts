/** Uploads images and audio of the editor; passed in by the form. */
export interface MediaSender {
  /** The Portuguese reason why a file is refused; undefined if it is accepted. */
  problem(file: File): string | undefined;
  upload(
    file: File,
    options: {
      signal: AbortSignal;
      onProgress: (percentage: number) => void;
      onStored: (stored: StoredMedium) => void;
    },
  ): Promise<boolean>;
}

export interface StoredMedium {
  url: string;
  width: number | null;
  height: number | null;
}

export type MediaUpload = { fileName: string } & (
  | { status: 'sending'; percentage: number; cancel: () => void }
  | { status: 'failed'; retry: () => void }
  | { status: 'stored'; medium: StoredMedium }
);

/**
 * The uploads of one editor by the id that their nodes carry. The document refers to an upload
 * instead of being rewritten by it, so undo and redo never bring back a placeholder.
 */
export function createMediaUploads(sender: MediaSender) {
  const uploads = new Map<string, MediaUpload>();
  const listeners = new Set<() => void>();

  function set(id: string, upload: MediaUpload): void {
    uploads.set(id, upload);
    for (const listener of listeners) listener();
  }

  async function send(id: string, file: File): Promise<void> {
    const fileName = file.name;
    const abort = new AbortController();
    const sending = (percentage: number) =>
      set(id, { fileName, status: 'sending', percentage, cancel: () => abort.abort() });
    sending(0);
    const hasArrived = await sender.upload(file, {
      signal: abort.signal,
      onProgress: sending,
      onStored: (medium) => set(id, { fileName, status: 'stored', medium }),
    });
    if (!hasArrived || abort.signal.aborted)
      set(id, { fileName, status: 'failed', retry: () => void send(id, file) });
  }

  return {
    problem: sender.problem,
    get: (id: string) => uploads.get(id),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Starts an upload; a node with the returned id shows its progress. */
    start(file: File): string {
      const id = crypto.randomUUID();
      void send(id, file);
      return id;
    },
  };
}

export type MediaUploads = ReturnType<typeof createMediaUploads>;
