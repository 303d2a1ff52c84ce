import type { VideoPosition } from '@sabia/domain/progress/video-position.ts';
import { deviceStorage } from '../../platform/device/device-storage.ts';
import type { WatchedRange } from './watched-ranges.ts';

/** The positions of a user in videos, stored on this device. */
export interface VideoMemory {
  position: number;
  /** Milliseconds since 1970; 0 if unknown. */
  positionAt: number;
  speed: number;
  hasCaptions: boolean;
  watched: readonly WatchedRange[];
}

const fresh: VideoMemory = {
  position: 0,
  positionAt: 0,
  speed: 1,
  hasCaptions: true,
  watched: [],
};

/** `owner` is the user's id, `contentId` identifies the video. */
export interface MemoryKey {
  owner: string;
  contentId: string;
}

const nameOf = ({ owner, contentId }: MemoryKey) => `sabia.video.${owner}.${contentId}`;

export function recallVideo(key: MemoryKey): VideoMemory {
  const text = deviceStorage.getItem(nameOf(key));
  if (!text) return fresh;
  try {
    return { ...fresh, ...(JSON.parse(text) as Partial<VideoMemory>) };
  } catch {
    return fresh;
  }
}

export function rememberVideo(key: MemoryKey, memory: VideoMemory): void {
  deviceStorage.setItem(nameOf(key), JSON.stringify(memory));
}

/** The memory with the position of the account, if another device was there later (product.md P15). */
export function latestPosition(memory: VideoMemory, { seconds, at }: VideoPosition): VideoMemory {
  const positionAt = Date.parse(at);
  return positionAt > memory.positionAt ? { ...memory, position: seconds, positionAt } : memory;
}
