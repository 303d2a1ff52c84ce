import { showToast } from '../ui/states/toast.tsx';
import type { Uploader } from './uploader.ts';

/** Waits for the uploads of a form; false cancels saving, because an upload failed. */
export async function settleUploads(uploader: Uploader): Promise<boolean> {
  const hasArrived = await uploader.settled();
  if (!hasArrived)
    showToast({
      kind: 'error',
      message: 'Um arquivo não foi enviado. Envie de novo, ou desista do envio antes de salvar.',
    });
  return hasArrived;
}
