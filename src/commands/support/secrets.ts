/**
 * Which secrets a process holds. The runner spends, the signer vouches: one process with both could vouch for
 * anything it made up, so it does not start (separation of authorities).
 */
import { credentialEcho } from '../../gateway/credential.ts';
import { EquipoiseError } from '../../protocol/findings.ts';
import type { Context } from '../context.ts';
import { HTTP_DRIVER_NAMES, HTTP_DRIVERS } from './http-drivers.ts';

/** Environment variable with the private signing key: PKCS#8 PEM or a 32-byte seed. */
export const SIGNING_KEY_VARIABLE = 'EQUIPOISE_SIGNING_KEY';
/** Environment variables with keys of model servers, of all drivers that need one. */
export const GATEWAY_KEY_VARIABLES: readonly string[] = [
  ...new Set(HTTP_DRIVER_NAMES.map((name) => HTTP_DRIVERS[name].credentialVariable)),
];

/** Every environment variable that holds a secret. */
export const SECRET_VARIABLES: readonly string[] = [...GATEWAY_KEY_VARIABLES, SIGNING_KEY_VARIABLE];

/** The variables that are set: those with keys of gateways, and whether that of the signing key is. */
export function heldSecrets(context: Context): { readonly gateway: readonly string[]; readonly signing: boolean } {
  const isSet = (name: string): boolean => (context.env(name) ?? '') !== '';
  return { gateway: GATEWAY_KEY_VARIABLES.filter(isSet), signing: isSet(SIGNING_KEY_VARIABLE) };
}

/** @param keyFile whether a signing key is about to be read from a file, which counts as holding one */
export function refuseTwoSecrets(context: Context, keyFile: boolean): void {
  const { gateway, signing } = heldSecrets(context);
  if (gateway.length === 0 || (!signing && !keyFile)) return;
  const held = signing ? `${SIGNING_KEY_VARIABLE} is set` : 'a signing key is given';
  throw new EquipoiseError(
    'two-secrets',
    `${gateway.join(', ')} is set and ${held}: a process that can call a model must not be able to sign. ` +
      `Remove one, for example: env -u ${gateway[0] ?? ''} equipoise sign …`,
    3,
  );
}

/** Whether a line that is about to be written down repeats a secret of this process's environment, or a line of it. */
export function repeatsSecret(text: string, context: Context): boolean {
  const lines = SECRET_VARIABLES.flatMap((name) => (context.env(name) ?? '').split(/\r?\n/u));
  return lines.some((line) => credentialEcho(line)(text));
}
