import type { Uploader } from '../../files/uploader.ts';
import { showToast } from '../../ui/toast.tsx';
import { toasts } from './toasts.ts';

/** Saving waits for what is being sent, and is called off when some of it did not arrive. */
export async function settleUploads(uploader: Uploader): Promise<boolean> {
  const hasArrived = await uploader.settled();
  if (!hasArrived) showToast(toasts.uploadFailed);
  return hasArrived;
}
