import { gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is the same for everybody. It is made once, so that asking again and again costs next to nothing. */
export interface FixedAnswer {
  readonly type: string
  readonly plain: Buffer
  /** The same bytes by gzip. */
  readonly packed: Buffer
}

export function fixAnswer(type: string, content: string | Buffer): FixedAnswer {
  const plain = Buffer.from(content)
  return { type, plain, packed: gzipSync(plain) }
}

/** Sends it packed to whoever can unpack it. */
export function sendFixed(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { type, plain, packed }: FixedAnswer,
): FastifyReply {
  reply.type(type).header('vary', 'accept-encoding')
  return takesGzip(headers['accept-encoding'])
    ? reply.header('content-encoding', 'gzip').send(packed)
    : reply.send(plain)
}

/** By RFC 9110 a weight of 0 refuses an encoding: `gzip;q=0`. */
const takesGzip = (header = '') =>
  header.split(',').some((part) => /^\s*gzip\s*(?:;\s*q=(?:1|0?\.\d*[1-9])[\d.]*\s*)?$/i.test(part))
