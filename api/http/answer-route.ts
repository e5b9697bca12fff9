import type { Readable } from 'node:stream'
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Leaving, Presented } from '../records/present/presented.ts'
import { dispositionOf } from './disposition.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set only by `answerRoutes`; a route of the API without it stops the server from starting. */
    leaving?: typeof presented
    /**
     * Set instead on the few addresses whose replies contain nothing of records: pages, sockets, the description of the
     * API.
     */
    noRecords?: true
  }
}

/** A file in a reply, made where the rights to its content were checked. */
export class FileAnswer {
  readonly content: Buffer | Readable
  readonly headers: Readonly<Record<string, string | number>>
  constructor(content: Buffer | Readable, headers: Readonly<Record<string, string | number>>) {
    this.content = content
    this.headers = headers
  }
}

interface Attachment {
  readonly name: string
  readonly type: string
  readonly content: Buffer | Readable
  /** Bytes, if known before they are sent. */
  readonly size?: number
}

/** A file for the browser to save, never cached on the way. */
export const attachmentAnswer = ({ name, type, content, size }: Attachment) =>
  new FileAnswer(content, {
    'content-type': type,
    ...(size === undefined ? {} : { 'content-length': size }),
    'content-disposition': dispositionOf('attachment', name),
    'cache-control': 'private, no-store',
  })

/** A reply made of presented values. */
export type LeavingBody = { readonly [name: string]: Leaving } | Presented<object>
export type Answer = LeavingBody | FileAnswer

type AnswerRequest<Params = unknown> = FastifyRequest<{ Params: Params }>

type Handler<Params> = (request: AnswerRequest<Params>, reply: FastifyReply) => Answer | Promise<Answer>

interface Options {
  readonly config: FastifyContextConfig
  /** Milliseconds; default `limits.handlerTimeout`. */
  readonly handlerTimeout?: number
}

type Add = <Params = unknown>(url: string, options: Options, handler: Handler<Params>) => void

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The only mark that the start-up check accepts: the handler's type lets out only what was presented. */
const presented = Symbol('presented')

export const isAnswered = (config: FastifyContextConfig | undefined) =>
  config?.leaving === presented || config?.noRecords === true

/**
 * Routes whose replies contain only presented values (`Leaving`): new code that sends replies must use the functions
 * that know masks and rights, or it does not compile.
 */
export function answerRoutes(app: FastifyInstance) {
  const add = <Params>(
    method: Method,
    url: string,
    { config, ...options }: Options,
    handler: Handler<Params>,
  ) =>
    void app.route<{ Params: Params }>({
      method,
      url,
      ...options,
      config: { ...config, leaving: presented },
      handler: async (request, reply) => {
        if (method !== 'GET') await request.stillAllowed()
        const answer = await handler(request, reply)
        return answer instanceof FileAnswer ? reply.headers(answer.headers).send(answer.content) : answer
      },
    })
  const by =
    (method: Method): Add =>
    (url, options, handler) =>
      add(method, url, options, handler)
  return {
    add,
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
  }
}

/** A PDF to be saved. */
export const pdfAnswer = ({ name, content }: { readonly name: string; readonly content: Buffer }) =>
  attachmentAnswer({ name, type: 'application/pdf', content, size: content.length })
