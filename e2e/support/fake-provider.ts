import { OAuth2Server, type MutableRedirectUri, type MutableToken } from 'oauth2-mock-server';

/** A fake OpenID Connect provider on this machine, with its next answers. */
export interface FakeProvider {
  issuer: string;
  claims: Record<string, unknown>;
  isCancelled: boolean;
  stop(): Promise<void>;
}

export async function startFakeProvider(claims: Record<string, unknown>): Promise<FakeProvider> {
  const peer = new OAuth2Server();
  await peer.issuer.keys.generate('RS256');
  await peer.start(0, '127.0.0.1');
  const provider: FakeProvider = {
    issuer: peer.issuer.url ?? '',
    claims,
    isCancelled: false,
    stop: () => peer.stop(),
  };
  peer.service.on('beforeTokenSigning', ({ payload }: MutableToken) =>
    Object.assign(payload, provider.claims),
  );
  peer.service.on('beforeAuthorizeRedirect', ({ url }: MutableRedirectUri) => {
    if (!provider.isCancelled) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  return provider;
}
