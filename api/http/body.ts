import type { FastifyRequest } from 'fastify'
import type { WireNode } from '#core/kind.ts'
import { parseBrackets } from '#core/wire/brackets.ts'
import { apiError } from './error.ts'
import { jsonNode } from './json-body.ts'
import { limits } from './limits.ts'
import { readMultipart, type FileField } from './multipart-body.ts'

export type WireObject = { readonly [name: string]: WireNode }

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes that a multipart body may have, files included. Default 4 MiB. */
    bodyBytes?: number
    /** Fields that take files, so that a refusal says which size is allowed. */
    takesFiles?: readonly FileField[]
  }
}

const bodies = new WeakMap<FastifyRequest, Promise<WireObject>>()

/**
 * The body as one object of names and wire values, whether it came as a form or as JSON. No body is `{}`. It is read
 * once; later calls get the same object.
 */
export function readBody(request: FastifyRequest): Promise<WireObject> {
  const known = bodies.get(request)
  if (known !== undefined) return known
  const body = parseBody(request)
  bodies.set(request, body)
  return body
}

async function parseBody(request: FastifyRequest): Promise<WireObject> {
  const node = request.isMultipart() ? await formNode(request) : jsonNode(request.body ?? {})
  if (!isObject(node)) throw apiError(400, 'bad_request')
  return node
}

async function formNode(request: FastifyRequest): Promise<WireNode> {
  const { bodyBytes = limits.multipartBytes, takesFiles = [] } = request.routeOptions.config
  const entries = await readMultipart(request, { maxBytes: bodyBytes, takesFiles })
  // Other bodies are whole before their route begins, and it looks then.
  await request.stillAllowed()
  return parseBrackets(entries, { depth: limits.depth, maxIndex: limits.arrayLength })
}

const isObject = (node: WireNode): node is WireObject =>
  typeof node === 'object' && node !== null && !Array.isArray(node) && !('wireFile' in node)
