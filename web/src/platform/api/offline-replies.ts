import type { AnyInput } from './api.ts';

const device = () => import('../device/device-replies.ts');

/** The code could not be loaded. */
const ignore = () => {};

/**
 * Keeps the replies to the reads that open a lesson or an exam on the device, and answers from there without a network.
 * `owner`: the user for whom they are kept; null for a visitor, and while an administrator impersonates.
 */
export const withDeviceReplies =
  (owner: () => string | null) =>
  (route: string, input: AnyInput, sent: Promise<unknown>): Promise<unknown> =>
    owner()
      ? sent.then(
          (reply) => {
            device().then(({ keepReply }) => keepReply(owner, { route, input, reply }), ignore);
            return reply;
          },
          (problem) =>
            device().then(
              ({ keptReply }) => keptReply(owner, { route, input, problem }),
              () => sent,
            ),
        )
      : sent;

export const forgetDeviceReplies = () =>
  void device().then(({ forgetReplies }) => forgetReplies(), ignore);

/** Keeps the images of an open lesson on the device, as long as the course. Returns the end of it. */
export function keepLessonImages(lesson: Element): () => void {
  let end = ignore;
  let isOpen = true;
  import('../device/device-files.ts').then(({ keepImagesIn }) => {
    if (isOpen) end = keepImagesIn(lesson);
  }, ignore);
  return () => {
    isOpen = false;
    end();
  };
}
