import type { FastifyInstance } from 'fastify'

/** Throws while routes are being registered: an unguarded route must stop the server from starting. */
export function requirePermissions(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const permission = route.config?.permission
    if (typeof permission === 'string' && permission.trim() !== '') return
    throw new Error(`route ${String(route.method)} ${route.url} declares no permission`)
  })
}
