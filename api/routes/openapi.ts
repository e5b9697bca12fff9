import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Registry } from '#core/registry.ts'
import { describeApi, type DescribedRoute } from '../description/document.ts'
import { fixAnswer, sendFixed, type FixedAnswer } from '../http/fixed-answer.ts'
import { docsRoutes } from './docs-page.ts'

const described = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Must be applied before routes are added: it observes each one, so that the description is always complete. */
export function openapiRoutes(app: FastifyInstance, registry: Registry): void {
  const routes: DescribedRoute[] = []
  app.addHook('onRoute', (route) => void routes.push(...describedRoutes(route)))
  let document: Promise<FixedAnswer> | undefined
  app.get(
    '/v1/openapi.json',
    {
      config: {
        permission: 'public',
        clientId: 'not_needed',
        noRecords: true,
        openapi: { id: 'readDescription', summary: 'This description', tag: 'api' },
      },
    },
    async (request, reply) => {
      document ??= describeApi(routes, registry).then((described) =>
        fixAnswer('application/json; charset=utf-8', JSON.stringify(described)),
      )
      return sendFixed(request, reply, await document)
    },
  )
  docsRoutes(app)
}

function describedRoutes(route: RouteOptions): DescribedRoute[] {
  const notes = route.config?.openapi
  if (notes === undefined || 'hide' in notes || !route.url.startsWith('/v1/')) return []
  const path = route.url.replace(/:(\w+)/g, '{$1}')
  return [route.method]
    .flat()
    .filter((method) => described.includes(method))
    .map((method) => ({ method, path, permission: route.config?.permission ?? '', notes }))
}
