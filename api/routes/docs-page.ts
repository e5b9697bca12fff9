import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { absolutePath } from 'swagger-ui-dist'
import { fixAnswer, sendFixed, type FixedAnswer } from '../http/fixed-answer.ts'

const page = {
  permission: 'public',
  clientId: 'not_needed',
  noRecords: true,
  openapi: { hide: true },
} as const

/** The library's files that the page needs, by the name under which it requests them. */
const files = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
} as const

/**
 * `/v1/docs`: the description as a page on which calls can be tried, by Swagger UI. All of it comes from our own origin
 * under our own content security policy; nothing runs inline, nothing is loaded from elsewhere.
 */
export function docsRoutes(app: FastifyInstance): void {
  app.get('/v1/docs', { config: page }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(shell),
  )
  app.get('/v1/docs/start.js', { config: page }, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(start),
  )
  for (const [name, type] of Object.entries(files)) {
    let file: Promise<FixedAnswer> | undefined
    app.get(`/v1/docs/${name}`, { config: page }, async (request, reply) => {
      file ??= readFile(join(absolutePath(), name)).then((content) => fixAnswer(type, content))
      return sendFixed(request, reply, await file)
    })
  }
}

const shell = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Lobby API v1</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/v1/docs/swagger-ui.css">
  </head>
  <body>
    <div id="docs"></div>
    <script src="/v1/docs/swagger-ui-bundle.js"></script>
    <script src="/v1/docs/start.js"></script>
  </body>
</html>
`

/** No validator badge: it would send the description's address to another server. */
const start = `SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#docs',
  docExpansion: 'none',
  defaultModelsExpandDepth: -1,
  filter: true,
  persistAuthorization: false,
  validatorUrl: null,
})
`
