import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError, apiError } from './error.ts'
import { errorReply } from './error-body.ts'
import { languageOf } from './language.ts'
import { explainFailure } from './known-failure.ts'
import { createRefusalLog } from './refusal-log.ts'

/** Turns every failure into a reply, in one place: in the caller's language, and never with a stack, SQL or a path. */
export function handleErrors(app: FastifyInstance): void {
  const logRefusal = createRefusalLog(app.log)
  app.setErrorHandler((thrown, request, reply) => {
    const error = explainFailure(thrown)
    if (error.status === 503) logRefusal(thrown)
    else if (error.status >= 500) request.log.error({ err: thrown }, 'request failed')
    return sendError(request, reply, error, retryAfterOf(thrown, reply))
  })
  app.setNotFoundHandler((request, reply) => sendError(request, reply, apiError(404, 'not_found')))
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
  retryAfter?: number,
) {
  // Not `request.language`: an address that no route can have is refused before any hook.
  const language = languageOf(request.headers['accept-language'])
  const answer = errorReply(error, { language, requestId: request.id })
  const seconds = answer.retryAfter ?? retryAfter
  if (seconds !== undefined) reply.header('retry-after', String(seconds))
  // The unread rest of a refused body must not be read as the next request.
  if (answer.status === 413 || answer.status === 408) reply.header('connection', 'close')
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body)
}

function retryAfterOf(thrown: unknown, reply: FastifyReply) {
  const set = reply.getHeader('retry-after')
  if (set !== undefined) return Number(set)
  return (thrown as { statusCode?: number }).statusCode === 429 ? 60 : undefined
}
