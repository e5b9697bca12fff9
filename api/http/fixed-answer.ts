import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An answer that is the same for everybody. It is made once, so that asking again and again costs next to nothing. */
export interface FixedAnswer {
  readonly type: string
  readonly plain: Buffer
  /** The same bytes by gzip. */
  readonly packed: Buffer
}

export async function fixAnswer(type: string, content: string | Buffer): Promise<FixedAnswer> {
  const plain = Buffer.from(content)
  return { type, plain, packed: await pack(plain) }
}

/** Beside the event loop: the API's description is megabytes. */
const pack = promisify<Buffer, Buffer>(gzip)

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
  header.split(',').some((part) => {
    const [coding, weight = 'q=1'] = part.split(';').map((piece) => piece.trim().toLowerCase())
    return coding === 'gzip' && weight.startsWith('q=') && Number(weight.slice(2)) > 0
  })
