import { z } from 'zod'
import { commentImages } from '../constants.ts'
import { defineCall, manage } from './call.ts'
import { buildingId, sentId, wire } from './values.ts'

const ofResident = { permission: 'auth', forResidents: true, tag: 'conversation' } as const
const { id } = wire
const pictures = z.array(z.uuid({ error: 'invalid_reference' }))

/** What is internal, or another apartment's, is not in it. */
export const readOwnConversation = defineCall({
  ...ofResident,
  id: 'readOwnConversation',
  method: 'GET',
  path: manage('own-conversations/{id}'),
  summary: 'A conversation that the resident began, or whose replies they receive, with its messages',
  reply: z.strictObject({
    data: z.strictObject({
      id,
      code: z.string(),
      title: z.string(),
      content: z.string(),
      images: pictures,
      created_at: z.string(),
      status: z.string(),
      /** What the office did about it. */
      result: z.string().nullable(),
      /** Stars that it was rated with. */
      rating: z.number().nullable(),
      comments: z.array(
        z.strictObject({
          id,
          content: z.string(),
          images: pictures,
          created_at: z.string(),
          /** The resident who wrote it; null: the office. */
          resident: z.string().nullable(),
        }),
      ),
    }),
  }),
  errors: { 403: ['order_expired'] },
})

export const answerOwnConversation = defineCall({
  ...ofResident,
  id: 'answerOwnConversation',
  method: 'POST',
  path: manage('own-conversations/{id}/answer'),
  summary: 'A resident’s reply, which the conversation’s assignee is told of; it opens what was closed',
  status: 201,
  body: z.object({
    content: z
      .string({ error: 'required' })
      .trim()
      .min(1, { error: 'required' })
      .max(5000, { error: 'too_long' }),
    /** Ids of files that the resident has uploaded. */
    images: pictures.max(commentImages, { error: 'too_many' }).optional(),
  }),
  writes: { touches: ['conversation'] },
  repeatable: true,
  reply: z.strictObject({ data: z.strictObject({ id }) }),
  errors: {
    403: ['order_expired'],
    413: ['storage_quota_exceeded'],
    422: ['required', 'too_long', 'too_many', 'invalid_reference', 'file_type_not_allowed'],
  },
})

/** Tells colleagues at the same desk which conversation one is at. */
export const standAtConversation = defineCall({
  id: 'standAtConversation',
  method: 'POST',
  path: manage('conversations/presence'),
  permission: { code: 'manage_interactive_conversation', flag: 'read' },
  inBuilding: true,
  tag: 'conversation',
  summary: 'Tells those at the desk which conversation a colleague is at; nothing is kept',
  body: z.object({
    building_id: buildingId,
    /** Empty: at none any more. */
    conversation_id: z.union([z.literal(''), sentId]),
  }),
  reply: z.strictObject({ data: z.strictObject({ told: z.boolean() }) }),
  errors: { 422: ['invalid_reference'] },
})
