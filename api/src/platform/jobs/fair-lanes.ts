import { Refusal } from '@sabia/domain/refusal.ts';

export interface FairLanesOptions {
  /** Tasks that run at a time, of all lanes. */
  atOnce: number;
  /** Tasks of one lane that run at a time: fewer than `atOnce`, so that one lane never has every place. */
  atOncePerLane: number;
  /** Tasks of one lane that wait. */
  mostWaiting: number;
  /** With more waiting tasks a lane is flooded: its newest task is the next, else the oldest. */
  newestFirstAbove: number;
  /** A task that waits longer is refused, because its client has given up. */
  longestWaitMs: number;
  /** The pause of the place of a lane after a task that asked for one. */
  restMs: number;
  now: () => number;
}

interface Waiting {
  since: number;
  start: () => void;
  refuse: (error: Refusal) => void;
}

interface Lane {
  running: number;
  /** The newest last. */
  waiting: Waiting[];
}

/** Asks for a pause after this task: the next ones of its lane wait, those of other lanes don't. */
export type Rest = () => void;

/**
 * A fair queue: the lanes take turns, so a lane with many tasks delays only itself. A flooded lane serves its newest task
 * first (adaptive LIFO): the oldest clients have given up, and a task that comes now doesn't wait behind the flood. Tasks
 * beyond the limits are refused with a 503, the oldest first.
 */
export function createFairLanes(options: FairLanesOptions) {
  const { atOnce, atOncePerLane, mostWaiting, newestFirstAbove, longestWaitMs, restMs, now } =
    options;
  /** In the order of their turns. */
  const lanes = new Map<string, Lane>();
  let running = 0;

  function laneOf(name: string): Lane {
    const known = lanes.get(name);
    if (known) return known;
    const lane: Lane = { running: 0, waiting: [] };
    lanes.set(name, lane);
    return lane;
  }

  function refuseOld({ waiting }: Lane): void {
    const limit = now() - longestWaitMs;
    while (waiting[0] && (waiting.length > mostWaiting || waiting[0].since < limit)) {
      waiting.shift()?.refuse(new Refusal('overloaded', { retryAfter: 5 }));
    }
  }

  function startNext(): void {
    for (const [name, lane] of lanes) {
      if (running >= atOnce) return;
      refuseOld(lane);
      const task = lane.running < atOncePerLane ? nextOf(lane) : undefined;
      if (!task) {
        removeIdle(name, lane);
        continue;
      }
      running += 1;
      lane.running += 1;
      // The iteration comes to this lane again, after the others.
      lanes.delete(name);
      lanes.set(name, lane);
      task.start();
    }
  }

  const nextOf = ({ waiting }: Lane) =>
    waiting.length > newestFirstAbove ? waiting.pop() : waiting.shift();

  function removeIdle(name: string, lane: Lane): void {
    if (lane.running === 0 && lane.waiting.length === 0) lanes.delete(name);
  }

  function leaveLane(name: string, lane: Lane): void {
    lane.running -= 1;
    removeIdle(name, lane);
    startNext();
  }

  return async function inTurn<T>(name: string, work: (rest: Rest) => Promise<T>): Promise<T> {
    const lane = laneOf(name);
    await new Promise<void>((start, refuse) => {
      lane.waiting.push({ since: now(), start, refuse });
      startNext();
      refuseOld(lane);
    });
    let pauseMs = 0;
    try {
      return await work(() => (pauseMs = restMs));
    } finally {
      running -= 1;
      if (pauseMs > 0) setTimeout(() => leaveLane(name, lane), pauseMs).unref();
      else leaveLane(name, lane);
      startNext();
    }
  };
}
