import fastifyCompress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

/** Serves a built page as Lobby's server serves the console: compressed, from a folder. */
const app = Fastify()
await app.register(fastifyCompress)
await app.register(fastifyStatic, { root: process.env.ROOT ?? '', maxAge: '1y', immutable: true })
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
