import { showToast } from '../ui/toast.tsx';
import type { Uploader } from './uploader.ts';

/** Saving waits for what is being sent, and is called off when some of it did not arrive. */
export async function settleUploads(uploader: Uploader): Promise<boolean> {
  const hasArrived = await uploader.settled();
  if (!hasArrived)
    showToast({
      kind: 'error',
      message: 'Um arquivo não foi enviado. Envie de novo ou remova-o antes de salvar.',
    });
  return hasArrived;
}
