import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const command = fileURLToPath(new URL('../../../commands/build-api.mjs', import.meta.url));

/** The folder of the built API; builds it if a source has changed. */
const folder = promisify(execFile)(process.execPath, [command]).then(({ stdout }) => stdout.trim());

/** The path of a program of the API as `npm start` and the image run it, for example `start`. */
export const built = async (program: string): Promise<string> =>
  join(await folder, `${program}.js`);
