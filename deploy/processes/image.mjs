import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, matchesGlob, relative, resolve } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { root } from '../../commands/project.mjs';
import { runInTree } from './container.mjs';

const dockerfile = DockerfileParser.parse(readFileSync(join(root, 'deploy/Dockerfile'), 'utf8'));
const ignored = readFileSync(join(root, '.dockerignore'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** True for a file of the project that `docker build` sends, by its path from the root. */
function isInContext(path) {
  const folders = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
  return ignored.reduce((isSent, line) => {
    const pattern = line.replace(/^!/, '').replace(/\/$/, '');
    return folders.some((folder) => matchesGlob(folder, pattern)) ? line.startsWith('!') : isSent;
  }, true);
}

/**
 * Executes the instructions of deploy/Dockerfile with one folder per stage. The base image is this machine's Debian
 * with the project's Node. Returns the tree of the last stage and the metadata that `docker run` would use.
 */
export async function buildImage(folder) {
  const stages = new Map();
  let stage;
  for (const instruction of dockerfile.getInstructions()) {
    const words = instruction.getArguments().map((argument) => argument.getValue());
    const text = instruction.getArgumentsContent();
    switch (instruction.getKeyword()) {
      case 'ARG':
        break;
      case 'FROM': {
        const name = words[2] ?? 'final';
        stage = await newStage(join(folder, name), stages.get(words[0]));
        stages.set(name, stage);
        break;
      }
      case 'WORKDIR':
        stage.workdir = words[0];
        await mkdir(join(stage.tree, words[0]), { recursive: true });
        break;
      case 'ENV':
        for (const property of instruction.getProperties())
          stage.environment[property.getName()] = property.getValue();
        break;
      case 'COPY':
        await copy(instruction, words, stage, stages);
        break;
      case 'RUN':
        runInTree(stage, text);
        break;
      case 'USER':
        stage.user = words[0];
        break;
      case 'VOLUME':
        stage.volumes.push(words[0]);
        break;
      case 'HEALTHCHECK':
        stage.healthcheck = JSON.parse(text.slice(text.indexOf('[')));
        break;
      case 'CMD':
        stage.command = JSON.parse(text);
        break;
      case 'EXPOSE':
        break;
      default:
        throw new Error(`${instruction.getKeyword()} of the Dockerfile is not known here`);
    }
  }
  return stage;
}

/** A stage on top of another one, or of the base image. */
async function newStage(tree, from) {
  await rm(tree, { recursive: true, force: true });
  if (from) execFileSync('cp', ['-a', from.tree, tree]);
  else await baseImage(tree);
  return {
    workdir: '/',
    user: '0:0',
    volumes: [],
    ...from,
    environment: {
      PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      ...from?.environment,
    },
    tree,
  };
}

/** Folders to mount the system on, and the files of /etc that programs read. */
export async function baseImage(tree) {
  for (const name of ['bin', 'dev', 'etc', 'lib', 'lib64', 'proc', 'root', 'sbin', 'tmp', 'usr'])
    await mkdir(join(tree, name), { recursive: true });
  const files = {
    passwd:
      'root:x:0:0:root:/root:/bin/sh\npostgres:x:999:999::/var/lib/postgresql:/bin/sh\nnode:x:1000:1000::/home/node:/bin/sh\n',
    group: 'root:x:0:\npostgres:x:999:\nnode:x:1000:\n',
    hosts: '127.0.0.1 localhost\n',
    'resolv.conf': '',
    'nsswitch.conf': 'hosts: files dns\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(tree, 'etc', name), text);
  await mkdir(join(tree, 'etc/ssl'));
}

/** COPY: a folder's content, or files into a folder or to a name. */
async function copy(instruction, words, stage, stages) {
  const [from] = instruction.getFlags().map((flag) => stages.get(flag.getValue()).tree);
  const target = words.at(-1);
  const sources = words.slice(0, -1);
  for (const source of sources) {
    const path = join(from ?? root, source);
    const isFile = statSync(path).isFile();
    const into = isFile && (target.endsWith('/') || sources.length > 1) ? basename(source) : '';
    await cp(path, join(stage.tree, resolve(stage.workdir, target), into), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => from !== undefined || isInContext(relative(root, file)),
    });
  }
}

/** The image that `npm run test:containers` has built, and an empty folder for its containers. */
export function builtImage() {
  const folder = process.env.SABIA_IMAGE;
  return {
    image: JSON.parse(readFileSync(join(folder, 'image.json'), 'utf8')),
    folder: mkdtempSync(join(folder, 'run-')),
  };
}
