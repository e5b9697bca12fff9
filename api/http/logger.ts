import { pino, type Logger, type LoggerOptions } from 'pino'

/** Values that never reach a log, wherever they are in a logged object. */
const secrets = [
  'req.headers.authorization',
  'req.headers.cookie',
  'headers.authorization',
  'headers.cookie',
  'password',
  '*.password',
  'current_password',
  'otp',
  '*.otp',
  'token',
  '*.token',
  'access_token',
  '*.access_token',
  'reset_token',
  'view_token',
]

const secretParameters = /([?&](?:token|access_token|view_token|reset_token|otp|password|ticket)=)[^&#]*/gi

/** An address as logs may hold it: values of secret parameters blanked, length bounded. */
export const safeUrl = (url: string) => url.slice(0, 1_000).replace(secretParameters, '$1[redacted]')

/** One JSON object a line; control characters inside strings are escaped by JSON itself. */
export function createLogger(options: { level: string; stream?: { write(line: string): void } }): Logger {
  const settings: LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: secrets, censor: '[redacted]' },
    serializers: {
      req: (request: { method: string; url: string; ip?: string; id?: string }) => ({
        method: request.method,
        url: safeUrl(request.url),
        ip: request.ip,
      }),
      err: (error: unknown) => describeError(error),
    },
  }
  return options.stream === undefined ? pino(settings) : pino(settings, options.stream)
}

/** A failure's name, code, message and stack; not the values that a database error quotes. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 500) }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const cause = error.cause instanceof Error ? { cause: error.cause.message } : {}
  return {
    name: error.name,
    code,
    constraint,
    table,
    message: error.message.slice(0, 1_000),
    stack: error.stack,
    ...cause,
  }
}
