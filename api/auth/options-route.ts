import type { FastifyInstance } from 'fastify'
import { readSignInOptions, type DemoOffer } from '#domain/calls/auth.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentSetting } from '../records/present/present-own.ts'

/** The settings that the sign-in page needs before anybody is signed in. */
export function optionsRoute(app: FastifyInstance, demo: DemoOffer | undefined): void {
  answerCall(app, readSignInOptions, () => ({ data: presentSetting({ demo: demo ?? null }) }))
}
