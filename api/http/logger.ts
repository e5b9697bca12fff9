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

/** Parameters whose values say nothing of anybody: where one looked, and how the list was laid out. */
const plainParameters = new Set([
  'building_id',
  'page',
  'limit',
  'order',
  'sort',
  'columns',
  'with',
  'map',
  'type',
])
const plainValue = /^[\w.,:+-]{0,200}$/

/**
 * An address as logs may hold it: of its question only the names, for people are searched by their names and phone
 * numbers, and links carry tokens; length bounded.
 */
export function safeUrl(url: string): string {
  const [path = '', ...question] = url.slice(0, 1_000).split('?')
  if (question.length === 0) return path
  const shown = question
    .join('?')
    .split('&')
    .map((part) => {
      const [name = '', ...value] = part.split('=')
      const isPlain = plainParameters.has(name) && plainValue.test(value.join('='))
      return value.length === 0 || isPlain ? part : `${name}=[redacted]`
    })
  return `${path}?${shown.join('&')}`
}

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
  return pino(settings, options.stream ?? steadyOutput())
}

/** Bytes of lines that wait for a disk with space; later ones are lost. */
const mostWaiting = 4_000_000

/** The process's output. A full disk behind it, or a reader that has gone, costs lines and never the server. */
function steadyOutput() {
  const output = pino.destination({ dest: 1, sync: true, maxLength: mostWaiting })
  output.on('error', () => undefined)
  return output
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
