/** The small guards: origins, credentials, environment. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { credentialEcho, isUsableCredential } from '../../src/gateway/credential.ts';
import { environmentHazards } from '../../src/gateway/environment.ts';
import { isLoopbackAddress, parseGatewayBase } from '../../src/gateway/origin.ts';
import { EquipoiseError } from '../../src/protocol/findings.ts';

describe('a base URL', () => {
  test.each([
    [
      'https://api.example.com/v1/',
      { baseUrl: 'https://api.example.com/v1', origin: 'https://api.example.com', loopback: false },
    ],
    [
      'https://API.example.com',
      { baseUrl: 'https://api.example.com', origin: 'https://api.example.com', loopback: false },
    ],
    [
      'https://10.0.0.1:8443/x',
      { baseUrl: 'https://10.0.0.1:8443/x', origin: 'https://10.0.0.1:8443', loopback: false },
    ],
    [
      'http://127.0.0.1:8080/v1',
      { baseUrl: 'http://127.0.0.1:8080/v1', origin: 'http://127.0.0.1:8080', loopback: true },
    ],
    ['http://127.9.9.9', { baseUrl: 'http://127.9.9.9', origin: 'http://127.9.9.9', loopback: true }],
    ['http://[::1]:8080/v1', { baseUrl: 'http://[::1]:8080/v1', origin: 'http://[::1]:8080', loopback: true }],
    ['http://localhost/v1', { baseUrl: 'http://localhost/v1', origin: 'http://localhost', loopback: true }],
  ])('%s', (text, expected) => {
    expect(parseGatewayBase(text)).toEqual(expected);
  });

  test.each([
    'http://api.example.com/v1',
    'http://10.0.0.1/v1',
    'http://localhost.evil.test/v1',
    'http://128.0.0.1/v1',
    'http://0.0.0.0/v1',
    'https://user:hunter2@api.example.com',
    'https://hunter2@api.example.com',
    'https://api.example.com/v1?key=hunter2',
    'https://api.example.com/v1#hunter2',
    'ftp://127.0.0.1/hunter2',
    'hunter2',
    '',
  ])('%j is refused, unquoted', (text) => {
    const parse = (): unknown => parseGatewayBase(text);
    expect(parse).toThrow(EquipoiseError);
    expect(parse).not.toThrow(/hunter2|evil/u);
  });

  test.each([
    ['127.0.0.1', true],
    ['127.255.1.2', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['::ffff:10.0.0.1', false],
    ['10.0.0.1', false],
    ['169.254.169.254', false],
    ['localhost', false],
    [undefined, false],
  ])('address %s is loopback: %s', (address, expected) => {
    expect(isLoopbackAddress(address)).toBe(expected);
  });
});

/** A letter as JSON may write it. */
function unicodeEscape(letter: string): string {
  return Array.from({ length: letter.length }, (_, at) => {
    return `\\u${letter.charCodeAt(at).toString(16).padStart(4, '0')}`;
  }).join('');
}

function lowerEscapes(text: string): string {
  return text.replaceAll(/%[0-9A-F]{2}/gu, (escape) => escape.toLowerCase());
}

describe('a credential', () => {
  test('is visible ASCII and nothing else', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const plain = text !== '' && Array.from(text).every((c) => c > ' ' && c <= '~');
        expect(isUsableCredential(text)).toBe(plain);
        // What is usable is what the platform accepts in a header as it is.
        if (plain) expect(new Headers({ authorization: `Bearer ${text}` }).get('authorization')).toBe(`Bearer ${text}`);
      }),
    );
  });

  test('is recognised in every form and at every place', () => {
    const key = fc.string({
      unit: fc.constantFrom(...Array.from('abcXYZ0189+/="\\%-_')),
      minLength: 16,
      maxLength: 60,
    });
    fc.assert(
      fc.property(key, fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (credential, before, after) => {
        const echoes = credentialEcho(credential);
        const text = before + credential + after;
        expect(echoes(text)).toBe(true);
        expect(echoes(JSON.stringify({ text }))).toBe(true);
        expect(echoes(JSON.stringify({ text: JSON.stringify({ text }) }))).toBe(true);
        expect(echoes(Array.from(text, unicodeEscape).join(''))).toBe(true);
        expect(echoes(Buffer.from(text).toString('base64'))).toBe(true);
        expect(echoes(Buffer.from(text).toString('base64url'))).toBe(true);
        expect(echoes(Buffer.from(text).toString('hex'))).toBe(true);
        expect(echoes(before + encodeURIComponent(credential))).toBe(true);
        expect(echoes(before + lowerEscapes(encodeURIComponent(credential)))).toBe(true);
        expect(echoes(before + Array.from(credential).reverse().join(''))).toBe(true);
      }),
    );
  });

  test('is not seen where it is not, and placeholders are no secrets', () => {
    expect(credentialEcho('sk-0123456789abcdef')('sk-0123456789abcdeX')).toBe(false);
    expect(credentialEcho('EMPTY')('The list is EMPTY.')).toBe(false);
    expect(credentialEcho(null)('null')).toBe(false);
  });
});

describe('environment hazards', () => {
  const named = (variables: Record<string, string>, options: Parameters<typeof environmentHazards>[1]): string[] =>
    environmentHazards((name) => variables[name], options).map((hazard) => hazard.variable);
  const everything = {
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
    NODE_DEBUG: 'http',
    NODE_OPTIONS: '--require /tmp/x.js',
    NODE_EXTRA_CA_CERTS: '/tmp/ca.pem',
    HTTPS_PROXY: 'http://user:hunter2@proxy:3128',
    https_proxy: 'http://proxy:3128',
    PATH: '/bin',
  };

  test('all count for a remote gateway', () => {
    expect(named(everything, { loopback: false })).toEqual([
      'NODE_TLS_REJECT_UNAUTHORIZED',
      'NODE_DEBUG',
      'NODE_OPTIONS',
      'NODE_EXTRA_CA_CERTS',
      'HTTPS_PROXY',
      'https_proxy',
    ]);
  });

  test('on the loopback only what weakens TLS or prints headers counts', () => {
    expect(named(everything, { loopback: true })).toEqual(['NODE_TLS_REJECT_UNAUTHORIZED', 'NODE_DEBUG']);
  });

  test('the policy can accept some by name, but never unchecked certificates', () => {
    const allowed = [
      'NODE_OPTIONS',
      'NODE_EXTRA_CA_CERTS',
      'NODE_TLS_REJECT_UNAUTHORIZED',
      'HTTPS_PROXY',
      'https_proxy',
    ];
    expect(named(everything, { loopback: false, allowed })).toEqual(['NODE_TLS_REJECT_UNAUTHORIZED', 'NODE_DEBUG']);
  });

  test('empty and harmless values do not count, and values never show', () => {
    expect(named({ HTTP_PROXY: '', NODE_TLS_REJECT_UNAUTHORIZED: '1' }, { loopback: false })).toEqual([]);
    const hazards = environmentHazards((name) => (everything as Record<string, string>)[name], { loopback: false });
    expect(JSON.stringify(hazards)).not.toMatch(/hunter2|tmp/u);
  });
});
