import type { Page } from '@playwright/test';

/** Four times as fast as the fastest speed that the player offers; every picture is still played. */
const hurry = 8;

/** What a video is made of comes when it is played. */
function start(page: Page): Promise<void> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
}

/** Jumps over most of a video, as somebody does who wants to be done with it. */
export async function skipToTheEnd(page: Page): Promise<void> {
  await start(page);
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    const reached = new Promise((resolve) => {
      video.addEventListener('seeked', resolve, { once: true });
    });
    video.currentTime = video.duration - 1;
    await reached;
    const ended = new Promise((resolve) => {
      video.addEventListener('ended', resolve, { once: true });
    });
    await video.play();
    await ended;
  });
}

/** Watches a video from its start until the page has seen enough of it; resolves with the playback. */
export async function watchFromTheStart(page: Page): Promise<void> {
  await start(page);
  await page.locator('video').evaluate(async (video: HTMLVideoElement, speed) => {
    video.currentTime = 0;
    video.playbackRate = speed;
    const ended = new Promise((resolve) => {
      video.addEventListener('ended', resolve, { once: true });
    });
    await video.play();
    await ended;
  }, hurry);
}
