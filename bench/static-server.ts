import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

/** Serves a built page as Lobby's server serves the console: from a folder in which each text lies compressed too. */
const app = Fastify()
await app.register(fastifyStatic, {
  root: process.env.ROOT ?? '',
  maxAge: '1y',
  immutable: true,
  preCompressed: true,
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
