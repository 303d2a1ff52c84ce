/**
 * Changes of a video element, as its controls ask for them. Relative ones begin with what the element has: the state
 * that the page shows follows by events, later than the next key of a fast hand.
 */

/** The full screen of a video element, the only one that an iPhone has. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

export function seekTo(video: HTMLVideoElement, position: number): void {
  if (Number.isFinite(video.duration))
    video.currentTime = Math.min(Math.max(0, position), video.duration);
}

export function seekBy(video: HTMLVideoElement, seconds: number): void {
  seekTo(video, video.currentTime + seconds);
}

export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.muted = volume <= 0;
  if (volume > 0) video.volume = Math.min(1, volume);
}

export function changeVolume(video: HTMLVideoElement, by: number): void {
  setVolume(video, (video.muted ? 0 : video.volume) + by);
}

export function toggleSound(video: HTMLVideoElement): void {
  const isMuted = video.muted || video.volume === 0;
  video.muted = !isMuted;
  if (isMuted && video.volume === 0) video.volume = 1;
}

export function setSpeed(video: HTMLVideoElement, speed: number): void {
  video.playbackRate = speed;
}

export function showCaptions(track: TextTrack, isShown: boolean): void {
  track.mode = isShown ? 'showing' : 'disabled';
}

export function toggleCaptions({ textTracks: [track] }: HTMLVideoElement): void {
  if (track) showCaptions(track, track.mode !== 'showing');
}

export function togglePlayback(video: HTMLVideoElement): void {
  // A failure arrives as an event.
  if (video.paused) video.play().catch(() => {});
  else video.pause();
}

/** `frame` is the film with its controls. */
export function toggleFullScreen(frame: HTMLElement, video: PhoneVideo): void {
  if (document.fullscreenElement === frame) void document.exitFullscreen();
  else if (document.fullscreenEnabled) void frame.requestFullscreen();
  else video.webkitEnterFullscreen?.();
}

export function togglePictureInPicture(video: HTMLVideoElement): void {
  const change = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  // Refused before the film has loaded.
  change.catch(() => {});
}
