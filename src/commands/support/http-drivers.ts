/**
 * The drivers that speak HTTP to a model server: where each goes by default, which variable holds its key, and how it is
 * made. Their code loads late, since an official SDK is heavy and most commands never speak to anybody.
 */
import type { CredentialSource } from '../../gateway/credential.ts';
import type { Driver } from '../../gateway/driver.ts';
import type { GatewayBase } from '../../gateway/origin.ts';

interface HttpDriverOptions {
  readonly base: GatewayBase;
  readonly credential: CredentialSource;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

interface HttpDriver {
  readonly defaultBase: string;
  readonly credentialVariable: string;
  readonly create: (options: HttpDriverOptions) => Promise<Driver>;
}

export const HTTP_DRIVER_NAMES = ['openai-chat', 'openai-responses', 'anthropic-messages'] as const;
export type HttpDriverName = (typeof HTTP_DRIVER_NAMES)[number];

export const HTTP_DRIVERS: Readonly<Record<HttpDriverName, HttpDriver>> = {
  'openai-chat': {
    defaultBase: 'https://api.openai.com/v1',
    credentialVariable: 'OPENAI_API_KEY',
    create: async (options) => (await import('../../gateway/drivers/openai-chat.ts')).createOpenAiChatDriver(options),
  },
  'openai-responses': {
    defaultBase: 'https://api.openai.com/v1',
    credentialVariable: 'OPENAI_API_KEY',
    create: async (options) =>
      (await import('../../gateway/drivers/openai-responses.ts')).createOpenAiResponsesDriver(options),
  },
  'anthropic-messages': {
    defaultBase: 'https://api.anthropic.com',
    credentialVariable: 'ANTHROPIC_API_KEY',
    create: async (options) =>
      (await import('../../gateway/drivers/anthropic-messages.ts')).createAnthropicMessagesDriver(options),
  },
};

export function isHttpDriver(driver: string): driver is HttpDriverName {
  return HTTP_DRIVER_NAMES.some((name) => name === driver);
}
