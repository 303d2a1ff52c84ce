import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal, type RefusalCode } from '@sabia/domain/refusal.ts';
import { problemOf, problemType } from './problem.ts';

const nodeCodes: Record<string, RefusalCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** Answers a connection whose data is not a valid or complete HTTP request. */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    socket.write(answerOf(new Refusal(nodeCodes[error.code ?? ''] ?? 'unreadable_request')));
  }
  socket.destroy();
}

function answerOf(refusal: Refusal): Buffer {
  const body = Buffer.from(problemOf(refusal, randomUUID()));
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `Content-Type: ${problemType}`,
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), body]);
}
