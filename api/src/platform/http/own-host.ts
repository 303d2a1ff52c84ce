import { isIP } from 'node:net';
import { Refusal } from '@sabia/domain/refusal.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from './network.ts';

/** The settings that say from where the server can be reached. */
export interface Reach {
  /** HOST: the interface that the server listens on. */
  host: string;
  /** PUBLIC_URL, if it is set. */
  publicUrl?: string | undefined;
  trustProxy: readonly string[];
}

/**
 * True if only this machine is meant to reach the server, directly. Only then are the demo accounts and the sandbox
 * payments open, and `requireOwnHost` refuses every request that could come from elsewhere.
 */
export function isLocalOnly({ host, publicUrl, trustProxy }: Reach): boolean {
  const isPublished = publicUrl !== undefined && !isLoopback(hostnameOf(new URL(publicUrl).host));
  return isLoopback(host) && !isPublished && trustProxy.length === 0;
}

/**
 * True if a Host header names this server: the host of PUBLIC_URL; without PUBLIC_URL localhost, or any IP address
 * where the server listens on other interfaces. A page can make a name of its own lead here (DNS rebinding), but
 * none of these.
 */
export function isOwnHost(header: string, { host, publicUrl }: Reach): boolean {
  const name = hostnameOf(header);
  if (publicUrl === undefined) return isLoopback(name) || (!isLoopback(host) && isIP(name) > 0);
  const own = hostnameOf(new URL(publicUrl).host);
  return name === own || (isLoopback(name) && isLoopback(own));
}

/** Answers 421 to requests for another host, and to forwarded ones where only this machine may reach the server. */
export function requireOwnHost(app: FastifyInstance, reach: Reach): void {
  const refusesForwarded = isLocalOnly(reach);
  app.addHook('onRequest', (request, _reply, done) => {
    const isOwn = isOwnHost(request.host, reach) && !(refusesForwarded && isForwarded(request));
    done(isOwn || isForMachines(request) ? undefined : new Refusal('misdirected'));
  });
}

/** True for a direct request from this machine to a name of this machine. */
export const isFromThisMachine = (request: FastifyRequest): boolean =>
  isLoopback(request.ip) && isLoopback(hostnameOf(request.host)) && !isForwarded(request);

/** Orchestrators and load balancers call these by IP address; they tell nothing, or demand a token. */
const isForMachines = ({ url }: FastifyRequest): boolean =>
  /^\/(?:health\/(?:live|ready)|metrics)(?:$|[/?])/.test(url);

/** Headers by which a proxy says that it forwards the request of another machine. */
const isForwarded = ({ headers }: FastifyRequest): boolean =>
  Object.keys(headers).some((name) => /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/.test(name));

/** `[::1]:3000` and `LOCALHOST.` without port, brackets, capitals and final dot. */
function hostnameOf(host: string): string {
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return name.replace(/^\[|\]$|\.$/g, '');
}
