import type { FastifyInstance } from 'fastify'
import { answerRoutes } from '../http/answer-route.ts'
import { presentSetting } from '../records/present-own.ts'

/** Accounts that anybody may try; only installations with demo data have them. */
export interface DemoOffer {
  readonly password: string
  readonly accounts: readonly { readonly email: string }[]
}

/** What the sign-in page must know before anybody is signed in. */
export function optionsRoute(app: FastifyInstance, demo: DemoOffer | undefined): void {
  const routes = answerRoutes(app)
  const openapi = { summary: 'What the sign-in page offers', tags: ['auth'] }
  routes.get('/v1/auth/options', { config: { permission: 'public', openapi } }, () => ({
    data: presentSetting({ demo: demo ?? null }),
  }))
}
