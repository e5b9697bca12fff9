import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** In bytes: a shorter reply fits into one packet as it is. */
const smallest = 1024
/** Of 11: replies are compressed while somebody waits. */
const quality = 4
/** Texts alone: pictures, papers and workbooks are compressed already. */
const texts = /^text\/(?!event-stream)|^application\/(?:[\w.-]+\+)?json(?:;|$)/

/** Sends replies compressed to those who understand it. Bodies of requests are taken as they are, never unpacked. */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    threshold: smallest,
    encodings: ['br', 'gzip'],
    customTypes: texts,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: quality } },
    globalDecompression: false,
  })
}
