import type { Page } from '@playwright/test';

/** Four times the player's highest speed; every frame is still played. */
const playbackRate = 8;

/** The page loads a video's data when playback starts. */
function play(page: Page): Promise<void> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.play());
}

/** Jumps to the last second of a video and plays it. */
export async function skipToTheEnd(page: Page): Promise<void> {
  await play(page);
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

/** Plays a video from its start to its end. */
export async function watchFromTheStart(page: Page): Promise<void> {
  await play(page);
  await page.locator('video').evaluate(async (video: HTMLVideoElement, rate) => {
    video.currentTime = 0;
    video.playbackRate = rate;
    const ended = new Promise((resolve) => {
      video.addEventListener('ended', resolve, { once: true });
    });
    await video.play();
    await ended;
  }, playbackRate);
}
