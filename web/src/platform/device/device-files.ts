import { withoutAccess } from '@sabia/domain/files/signed-address.ts';

/**
 * Images of the course that is kept on this device (device-course.ts), for as long as the course. Their keys are
 * addresses without access, because the address in the reply changes; public/service-worker.js answers with them when
 * there is no network.
 */
const name = 'lesson-files';
/** Those of essays (taken-pages.ts). */
export const essayPages = 'essay-files';
/** Bytes in all; the images that were shown longest ago are removed first. */
const mostBytes = 30_000_000;

const hashIn = (address: string): string => /\/files\/([a-z\d]+)[-.]/.exec(address)?.[1] ?? '';

/** The hashes of the files that the kept course names. */
let ofCourse: ReadonlySet<string> = new Set();
let work: Promise<unknown> = Promise.resolve();

/** One after the other, so that a removal is never followed by what was to be kept before. */
function enqueue(task: () => Promise<unknown>): Promise<void> {
  work = work.then(task).catch(() => {});
  return work.then(() => {});
}

const hashesIn = (reply: unknown): string[] =>
  (JSON.stringify(reply).match(/\/files\/[a-z\d]+[-.]/g) ?? []).map(hashIn);

/** From now on keeps images of this course only, and removes all others. */
export function keepFilesOf(course: Promise<unknown>): Promise<void> {
  return enqueue(async () => {
    ofCourse = new Set(hashesIn(await course));
    if (!(await caches.has(name))) return;
    const cache = await caches.open(name);
    const others = (await cache.keys()).filter(({ url }) => !ofCourse.has(hashIn(url)));
    await Promise.all(others.map((file) => cache.delete(file)));
  });
}

/** Keeps the images of another content of the course, too. */
export function addFilesOf(content: unknown): Promise<void> {
  return enqueue(() => {
    ofCourse = new Set([...ofCourse, ...hashesIn(content)]);
    return Promise.resolve();
  });
}

/** Also removes the other files that are named. */
export function forgetFiles(...others: string[]): Promise<void> {
  return enqueue(() => {
    ofCourse = new Set();
    return Promise.all([name, ...others].map((files) => caches.delete(files)));
  });
}

/** Loads all images of an open lesson, also those outside the window, and keeps them. Returns the end of it. */
export function keepImagesIn(lesson: Element): () => void {
  const keep = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLImageElement) void keepFile(target.currentSrc);
  };
  lesson.addEventListener('load', keep, true);
  for (const image of lesson.querySelectorAll('img')) {
    if (image.naturalWidth > 0) keep({ target: image });
    else image.loading = 'eager';
  }
  return () => lesson.removeEventListener('load', keep, true);
}

/** Keeps a file of the kept course, as the one that was used last. */
export function keepFile(address: string): Promise<void> {
  return enqueue(async () => {
    if (!ofCourse.has(hashIn(address))) return;
    const cache = await caches.open(name);
    const key = withoutAccess(address);
    // The page has just loaded it, so it comes from the cache of the browser.
    const file = (await cache.match(key)) ?? (await fetch(address, { cache: 'force-cache' }));
    if (!file.ok) return;
    const bytes = await file.blob();
    const headers = { 'content-type': bytes.type, 'content-length': String(bytes.size) };
    // A user who signs out meanwhile leaves nothing: `forgetFiles` is behind this task.
    await cache.put(key, new Response(bytes, { headers }));
    await removeOldest(cache);
  });
}

/** `keys` are in the order of `put`. */
async function removeOldest(cache: Cache): Promise<void> {
  const files = await Promise.all(
    (await cache.keys()).map(async (file) => ({
      file,
      size: Number((await cache.match(file))?.headers.get('content-length')),
    })),
  );
  let total = files.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of files) {
    if (total <= mostBytes) return;
    await cache.delete(file);
    total -= size;
  }
}
