import { apiAs } from './api-client.ts';
import type { TestServer } from './test-server.ts';
import { providerIdOf, type SavedSession } from './users.ts';

/** The id of a user, whose profile comes with the first request. */
export async function userIdOf(school: TestServer, session: SavedSession): Promise<string> {
  const api = await apiAs(school, session);
  return (await api(`/users/provider/${providerIdOf(session)}`, undefined, 'GET')).id;
}

interface NewClass {
  title: string;
  teachers?: readonly SavedSession[];
  monitors?: readonly SavedSession[];
  students?: readonly SavedSession[];
  /** Bodies of assignments; without `late` they are accepted late. */
  gives?: readonly object[];
}

/** A class with its members and assignments, whose ids are in their order. */
export async function createClass(
  school: TestServer,
  admin: SavedSession,
  { title, teachers = [], monitors = [], students = [], gives = [] }: NewClass,
): Promise<{ id: string; assignmentIds: string[] }> {
  const post = await apiAs(school, admin);
  const { id } = await post('/classes', { title });
  const members = { TEACHER: teachers, MONITOR: monitors, STUDENT: students };
  for (const [role, sessions] of Object.entries(members))
    for (const session of sessions)
      await post(`/classes/${id}/members`, { userId: await userIdOf(school, session), role });
  const assignmentIds: string[] = [];
  for (const work of gives) {
    const assignment = await post(`/classes/${id}/assignments`, { late: 'ACCEPT', ...work });
    assignmentIds.push(assignment.id);
  }
  return { id, assignmentIds };
}
