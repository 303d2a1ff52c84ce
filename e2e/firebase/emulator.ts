/** Host and port of the emulator; firebase-tools sets them around these tests. */
export const emulatorHost = process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '';
export const projectId = 'demo-sabia';

interface Letter {
  email: string;
  requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET';
  oobLink: string;
}

/** The link in the last letter of this kind to this address; undefined when none was sent. */
export async function linkTo(
  email: string,
  kind: Letter['requestType'],
): Promise<string | undefined> {
  const at = `http://${emulatorHost}/emulator/v1/projects/${projectId}/oobCodes`;
  const { oobCodes } = (await (await fetch(at)).json()) as { oobCodes: Letter[] };
  return oobCodes.findLast((letter) => letter.email === email && letter.requestType === kind)
    ?.oobLink;
}
