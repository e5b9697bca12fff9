import { createRequire } from 'node:module'

/** json-server as its README starts it: a file of rows, its own routes, its log off. */
interface JsonServer {
  create(): { use(...handlers: unknown[]): void; listen(port: number, host: string): void }
  router(file: string): unknown
  defaults(options: { readonly logger: boolean }): unknown
}
// It is CommonJS without types.
const jsonServer = createRequire(import.meta.url)('json-server') as JsonServer

const server = jsonServer.create()
server.use(jsonServer.defaults({ logger: false }))
server.use(jsonServer.router(process.env.ROWS_FILE ?? ''))
server.listen(Number(process.env.PORT), '127.0.0.1')
