import type { FastifyInstance } from 'fastify'
import {
  confirmEmail as confirmEmailCall,
  updateProfile as updateProfileCall,
} from '#domain/calls/profile.ts'
import { answerCall } from '../calls/answer-call.ts'
import { presentOwn } from '../records/present/present-own.ts'
import { confirmEmail, updateProfile } from './profile.ts'
import type { AuthServices } from './services.ts'

/** Routes for the user's own name, picture, language and contacts. */
export function profileRoutes(app: FastifyInstance, services: AuthServices): void {
  answerCall(app, updateProfileCall, async ({ caller, ...asked }) => {
    const changes = await asked.body()
    return { data: presentOwn(await updateProfile(services, caller(), changes)) }
  })

  answerCall(app, confirmEmailCall, async ({ caller, ...asked }) => {
    await confirmEmail(services, caller(), await asked.body())
    return {}
  })
}
