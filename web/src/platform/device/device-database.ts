import type { Content } from '@sabia/domain/courses/content.ts';
import type { OutlinedCourse } from '@sabia/domain/courses/lesson.ts';
import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** The database of the replies that are kept on this device for its signed-in user. */
const name = 'sabia.replies';

interface Schema extends DBSchema {
  /** The last reply of each route. */
  replies: {
    key: string;
    value: { route: string; owner: string; input: string; reply: unknown };
  };
  /** The last opened course, in one row. */
  course: { key: 'last'; value: KeptCourse };
  /** The bodies of its contents. */
  contents: { key: string; value: Content };
}

interface KeptCourse {
  /** The identity service's id of the user. */
  owner: string;
  /** Id or slug in the address of the page. */
  idOrSlug: string;
  outline: OutlinedCourse;
  /** The content that was opened last. */
  contentId: string | null;
  /** When all of its bodies were kept, in milliseconds; 0 for never. */
  wholeAt: number;
}

/** The connection is closed each time, so that signing out can delete the database. */
export async function withDeviceDatabase<T>(
  work: (database: IDBPDatabase<Schema>) => Promise<T>,
): Promise<T> {
  const database = await openDB<Schema>(name, 2, {
    upgrade(created) {
      for (const store of created.objectStoreNames) created.deleteObjectStore(store);
      created.createObjectStore('replies', { keyPath: 'route' });
      created.createObjectStore('course');
      created.createObjectStore('contents', { keyPath: 'id' });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

export const deleteDeviceDatabase = () => deleteDB(name);
